import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** A notice that the user should read before submitting the form again. */
export const Notice = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  font-size: ${theme.font.sm};
`;
