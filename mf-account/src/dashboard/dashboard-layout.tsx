import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** Account beside orders and messages on large screens, above them on small screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;
  /* Keeps the footer below the first screen, so that its movement is not visible. */
  min-height: 100svh;
  align-content: start;
  padding-bottom: ${theme.space[8]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${theme.size.lg};

    & > :first-child {
      grid-column: 2;
      grid-row: 1;
      position: sticky;
      top: calc(${theme.size.bar} + ${theme.space[5]});
    }
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;

/** A section of the dashboard: its heading row, then its content. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
