import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled(Text)`
  margin: 0 ${theme.space[5]} ${theme.space[3]};
`;

/** Keyboard help or the number of results; announced by screen readers. */
export const DialogStatus = ({ children }: { children: ReactNode }) => (
  <Line size="sm" tone="muted" role="status">
    {children}
  </Line>
);
