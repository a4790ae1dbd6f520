import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { faqIntro } from '../help-content';

/** `Pricing & Payments` → `faq-pricing-payments` */
export const categoryId = (title: string) => `faq-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;

const Links = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[5]};
    font-size: ${theme.font.sm};
  }

  a {
    display: block;
    padding-block: ${theme.space[2]};
    color: ${theme.color.muted};
    text-decoration: none;

    &:hover {
      color: ${theme.color.ink};
      text-decoration: underline;
    }
  }

  ${media.lg} {
    position: sticky;
    top: ${theme.space[9]};

    ul {
      flex-direction: column;
    }
  }
`;

/** Links to the categories that are on the page. */
export function CategoryLinks({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <Links aria-label={faqIntro.categoriesLabel}>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${categoryId(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Links>
  );
}
