import { ScrollRow, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { planOrderNote } from './intro';

const Cards = styled(ScrollRow)`
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The plan cards and the note on how to order. */
export function PlanRow({ children }: { children: ReactNode }) {
  return (
    <Stack gap={5}>
      <Cards>{children}</Cards>
      <Text size="sm" tone="muted" id={planOrderNote.id}>
        {planOrderNote.text}
      </Text>
    </Stack>
  );
}
