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

export interface IconFrameProps {
  /** Strokes on a 24 × 24 grid. */
  readonly strokes: string;
  readonly title?: string | undefined;
  readonly size?: 'text' | 'lg';
}

/** An icon with given strokes, for pages that must not load those of all icons. */
export function IconFrame({ strokes, title, size = 'text' }: IconFrameProps) {
  return (
    <Svg
      viewBox="0 0 24 24"
      data-size={size === 'text' ? undefined : size}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={strokes} />
    </Svg>
  );
}
