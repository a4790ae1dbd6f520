import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { css } from 'styled-components';

/**
 * Each value of a cell on one line, so that rows keep their height: below each other, or beside each other where rows are compact. What
 * has no room ends in an ellipsis; the row, once it is opened, shows it whole.
 */
export const oneLineEach = css`
  ${media.md} {
    [data-density] &,
    [data-density] & > span {
      display: block;
      max-width: ${theme.size.sm};
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  ${media.finePointer} {
    [data-density='compact'] & {
      max-width: ${theme.size.md};
    }

    [data-density='compact'] & > span {
      display: inline;
      margin-inline-start: ${theme.space[2]};
    }
  }
`;
