import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** A line under the button of a form. */
export const FormNote = styled.p`
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.font.sm};
`;
