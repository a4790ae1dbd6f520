import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

/** A text that a person wrote: with its line breaks, in the direction of its script. */
export const Words = styled(Text).attrs({ dir: 'auto' })`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
