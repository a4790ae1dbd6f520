import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import type { Example, Version } from './examples';

/** SVG units: width of one bar and its gap, and half the height. */
const pitch = 4;
const half = 50;

/**
 * Draws each bar as a vertical line around the centre, at least a dot, so that silence is visible.
 */
export function waveformPath(bars: readonly number[]): string {
  const lines = bars.map((bar, index) => {
    const reach = Math.max(1, Math.round(bar / 2));
    return `M${index * pitch + pitch / 2} ${half - reach}v${reach * 2}`;
  });
  return lines.join('');
}

const Picture = styled.svg`
  grid-area: 1 / 1;
  width: 100%;
  height: calc(2.5 * ${theme.size.control});
  fill: none;
  stroke-width: 2.4;
`;

/** The path has no stroke, so that its `<use>` copy can have another colour. */
const Rest = styled.g`
  stroke: ${theme.color.control};
`;

/** The played part; the player sets `--played`. */
const Played = styled.use`
  stroke: ${theme.color.accent};
  clip-path: inset(0 calc(100% - var(--played, 0%)) 0 0);
`;

/** One version's waveform. Decorative: the slider around it is the accessible control. */
export function Waveform({ example, version }: { example: Example; version: Version }) {
  const { bars } = example.versions[version];
  const id = `wave-${example.id}-${version}`;
  return (
    <Picture
      viewBox={`0 0 ${bars.length * pitch} ${2 * half}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-example={example.id}
      data-version={version}
    >
      <Rest>
        <path id={id} d={waveformPath(bars)} />
      </Rest>
      <Played href={`#${id}`} />
    </Picture>
  );
}
