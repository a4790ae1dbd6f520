import { gutter } from '@northcast/shared-ui/layout/gutter';
import { theme } from '@northcast/shared-ui/theme/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * What a reader without script is told above the page: a quiet band whose text stands in the page's column. The server writes it, for
 * some after the document is made, so that its rules stand in every document and are as few as can be.
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
