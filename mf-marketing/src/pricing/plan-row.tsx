import type { Plan } from '@northcast/shared-contracts/content/catalogue/plans';
import { ScrollRow, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderButton } from '../order/order-button';

const planOrderNote = {
  id: 'plan-order-note',
  text:
    'Add-ons can be ticked when you order a plan, and you see the total before you send it. An ' +
    'agent confirms the dates with you before you pay.',
} as const;

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

/** Opens the order dialog for the plan. */
export function PlanButton({ plan }: { plan: Plan }) {
  return (
    <OrderButton
      order={plan.slug}
      variant={plan.popular ? 'primary' : 'secondary'}
      wide
      aria-describedby={planOrderNote.id}
    >
      {plan.buttonText}
    </OrderButton>
  );
}
