import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** Two fields side by side if there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[4]};

  /* Hides the browser's arrow for suggestions; typing shows them too. */
  input[list]::-webkit-calendar-picker-indicator {
    display: none !important;
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
