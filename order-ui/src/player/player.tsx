import { AudioDeck } from '@northcast/shared-ui/audio/audio-deck';
import { timeText } from '@northcast/shared-ui/audio/time-text';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Select } from '@northcast/shared-ui/select/select';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';

/** A playable version of a file. */
export interface PlayerTrack {
  readonly id: string;
  readonly url: string;
  /** From 0 to 1. */
  readonly volume: number;
  /** Milliseconds; 0 if only the browser can determine it. */
  readonly duration: number;
}

const playerRates = [0.75, 1, 1.25, 1.5, 2] as const;

/**
 * Plays one track at a time; each is an `<audio ref={refOf(track.id)}>`. Times are in milliseconds.
 */
export function usePlayer(tracks: readonly PlayerTrack[]) {
  const [deck] = useState(() => new AudioDeck(tracks[0]?.id ?? ''));
  const state = useSyncExternalStore(deck.subscribe, deck.state);
  useEffect(() => {
    for (const { id, volume } of tracks) deck.setVolume(id, volume);
  }, [deck, tracks]);
  // Keep one ref callback per track, because a new one would detach and attach the element on every
  // render.
  const refs = useMemo(() => new Map<string, (element: HTMLAudioElement) => () => void>(), []);
  const refOf = (id: string) => {
    const made = refs.get(id) ?? ((element: HTMLAudioElement) => deck.attach(id, element));
    refs.set(id, made);
    return made;
  };
  const active = tracks.find(({ id }) => id === state.activeId) ?? tracks[0];
  return {
    ...state,
    active,
    duration: active?.duration || state.duration,
    refOf,
    toggle: deck.toggle,
    seek: deck.seek,
    setRate: deck.setRate,
    switchTo: deck.switchTo,
  };
}

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
