import { Grid } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ColorName, colors } from '@northcast/shared-ui/theme/tokens';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Swatch = styled.div<{ $color: ColorName }>`
  height: 3rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.sm};
  background: ${({ $color }) => theme.color[$color]};
`;

/** Every colour of the active scheme. */
export function Swatches() {
  return (
    <Grid min="xs" columns={6} gap={4}>
      {(Object.keys(colors) as ColorName[]).map((name) => (
        <div key={name}>
          <Swatch $color={name} />
          <Text size="xs" weight="medium" tone="ink">
            {name}
          </Text>
          <Text size="xs" tone="muted">
            {colors[name].light} · {colors[name].dark}
          </Text>
        </div>
      ))}
    </Grid>
  );
}
