import { type IconName, paths } from '@northcast/shared-ui/icon/paths';
import styled from 'styled-components';

const Svg = styled.svg`
  display: inline-block;
  vertical-align: -0.25em;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='lg'] {
    width: 1.75rem;
    height: 1.75rem;
    stroke-width: 1.4;
  }
`;

/** An icon in the size of the surrounding text. Decorative unless it has a `title`. */
export function Icon({
  name,
  title,
  size = 'text',
}: {
  name: IconName;
  title?: string | undefined;
  size?: 'text' | 'lg';
}) {
  return (
    <Svg
      viewBox="0 0 24 24"
      data-size={size === 'text' ? undefined : size}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </Svg>
  );
}
