import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import type { Example, Version } from './examples';

/** Units of the drawing: of one bar and the gap behind it, and of half its height. */
const pitch = 4;
const half = 50;

/** Every bar as a vertical line around the middle; at least a dot, so that silence is seen as such. */
export function waveformPath(bars: readonly number[]): string {
  const lines = bars.map((bar, index) => {
    const reach = Math.max(1, Math.round(bar / 2));
    return `M${index * pitch + pitch / 2} ${half - reach}v${reach * 2}`;
  });
  return lines.join('');
}

const Picture = styled.svg`
  grid-area: 1 / 1;
  display: block;
  width: 100%;
  height: calc(2.5 * ${theme.size.control});
  fill: none;
  stroke-width: 2.4;
`;

/** The path has no colour of its own, so that its copy can have another. */
const Rest = styled.g`
  stroke: ${theme.color.control};
`;

/** The part that has been heard; the player says how much that is. */
const Played = styled.use`
  stroke: ${theme.color.accent};
  clip-path: inset(0 calc(100% - var(--played, 0%)) 0 0);
`;

/** One version's waveform. It is drawn for the eye; the slider around it speaks. */
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
