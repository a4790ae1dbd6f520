import { gutter } from '@northcast/shared-ui/layout/gutter';
import { theme } from '@northcast/shared-ui/theme/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * Styles of the notice shown above the page without JavaScript. The server adds some notices after
 * the page is rendered, so these rules are in every document and are kept to a minimum.
 */
export const NoticeStyle = createGlobalStyle`
  noscript > section {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[5]} max(${gutter}, 50% - ${theme.width.wide} / 2);
    background: ${theme.color.accentSoft};
  }

  noscript :is(h1, h2) {
    font-size: ${theme.font.x2};
  }

  noscript p {
    max-width: ${theme.width.text};
  }
`;
