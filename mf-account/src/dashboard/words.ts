import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

/** What somebody wrote, as they typed it: the line breaks stay. */
export const Words = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
