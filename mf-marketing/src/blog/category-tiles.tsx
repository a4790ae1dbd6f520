import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { blogCategories } from './categories';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${theme.color.line};

  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    display: grid;
    padding-block: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span {
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

/** What we write about, and how much. Not clickable. */
export function CategoryTiles() {
  return (
    <Tiles aria-label="Categories">
      {blogCategories.map(({ label, count }) => (
        <li key={label}>
          {label} <span>{count} articles</span>
        </li>
      ))}
    </Tiles>
  );
}
