import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

/** User-written text; preserves its line breaks. */
export const Words = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
