import { timeText } from '@northcast/shared-ui/audio/time-text';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Select } from '@northcast/shared-ui/select/select';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { playerRates, type usePlayer } from './use-player';

const Time = styled(Text)`
  font-variant-numeric: tabular-nums;
`;

const Speed = styled.div`
  width: ${theme.size.xs};
`;

const options = playerRates.map((rate) => ({ value: String(rate), label: `${rate}×` }));

/** Play or pause, position and speed. */
export function PlayerControls({ player }: { readonly player: ReturnType<typeof usePlayer> }) {
  const { isPlaying, toggle, position, duration, rate, setRate } = player;
  return (
    <Cluster gap={3} justify="space-between">
      <Cluster gap={3}>
        <Button icon={<Icon name={isPlaying ? 'pause' : 'play'} />} onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Time size="sm">{`${timeText(position)} / ${duration > 0 ? timeText(duration) : '–:––'}`}</Time>
      </Cluster>
      <Speed>
        <Select
          label="Speed"
          options={options}
          input={{
            value: String(rate),
            onChange: (event) => setRate(Number(event.target.value)),
          }}
        />
      </Speed>
    </Cluster>
  );
}
