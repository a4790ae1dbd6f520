import { theme } from '@northcast/shared-ui/theme/theme';
import { styled } from 'styled-components';

/** A notice at the lower edge, for when the code of a dialog or a toast cannot be loaded. */
export const FailureBar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.danger};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  /* A modal dialog disables pointer events outside itself. */
  pointer-events: auto;
`;
