import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { planOrderNote } from './intro';

const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

/** The plans beside each other, and how one is ordered. */
export function PlanRow({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Cards>{children}</Cards>
      <Text size="sm" tone="muted" id={planOrderNote.id}>
        {planOrderNote.text}
      </Text>
    </Frame>
  );
}
