import { theme } from '@northcast/shared-ui/theme/theme';

/**
 * Shows shadows at the edges of a scroll container where there is more content. Covers that scroll
 * with the content hide a shadow at the end of the content.
 * @param axis scroll axis
 * @param ground background colour of the container
 */
export function scrollEdges(axis: 'block' | 'inline', ground: string): string {
  const [start, end] = axis === 'block' ? ['top', 'bottom'] : ['left', 'right'];
  const size = (extent: string) => (axis === 'block' ? `100% ${extent}` : `${extent} 100%`);
  const cover = (side: string | undefined) =>
    `linear-gradient(to ${side}, transparent, ${ground} 60%)`;
  const shade = (side: string | undefined) =>
    `linear-gradient(to ${side}, transparent, ${theme.color.shadow})`;
  return `
    background:
      ${cover(start)} ${start} / ${size('2.5rem')} no-repeat local,
      ${cover(end)} ${end} / ${size('2.5rem')} no-repeat local,
      ${shade(start)} ${start} / ${size('0.75rem')} no-repeat,
      ${shade(end)} ${end} / ${size('0.75rem')} no-repeat;
  `;
}
