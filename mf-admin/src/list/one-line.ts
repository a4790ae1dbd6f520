import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { css } from 'styled-components';

/** Two lines of a cell beside each other in a table with compact rows; what has no room ends in an ellipsis. */
export const oneLineWhereCompact = css`
  ${media.finePointer} {
    [data-density='compact'] & {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;

      & > span {
        margin-inline-start: ${theme.space[2]};
      }
    }
  }
`;
