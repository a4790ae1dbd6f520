import type { PostCategory } from '@northcast/shared-contracts/content/post-categories';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addressOfCategory, blogCategories } from './categories';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${theme.color.line};

  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    border-bottom: 1px solid ${theme.color.line};
  }

  a {
    display: grid;
    padding-block: ${theme.space[4]};
    color: ${theme.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    color: ${theme.color.accentText};
  }

  a[aria-current] {
    box-shadow: inset 0 -2px ${theme.color.accentText};
  }

  ${media.forcedColors} {
    a[aria-current] {
      text-decoration: underline;
    }
  }

  span {
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

/** The categories; each links to its articles. */
export function CategoryTiles({ chosen }: { readonly chosen: PostCategory | undefined }) {
  return (
    <Tiles aria-label="Categories">
      {blogCategories.map(({ slug, label, count }) => (
        <li key={slug}>
          <Link to={addressOfCategory(slug)} aria-current={slug === chosen ? 'true' : undefined}>
            {label} <span>{count} articles</span>
          </Link>
        </li>
      ))}
    </Tiles>
  );
}
