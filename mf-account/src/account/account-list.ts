import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** The sections below each other; as tall as a screen while they are loaded, so that the footer moves out of sight only. */
export const AccountList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-content: start;
  min-height: 100svh;
  padding-bottom: ${theme.space[8]};
`;
