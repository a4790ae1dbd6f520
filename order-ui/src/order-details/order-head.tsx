import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { priceText } from '@northcast/shared-contracts/content/texts/price-text';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderBadge, OrderProgress } from '../status/order-status';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
`;

/** Status and actions, with more space when they wrap. */
const State = styled(Line)`
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: center;

  /* Inline links without padding, so that they align with the text above and below. */
  && [data-variant='ghost'] {
    border-inline-width: 0;
    padding-inline: 0;

    &:hover:not([aria-disabled='true'], :disabled) {
      background: transparent;
      text-decoration: underline;
    }
  }
`;

const Price = styled.p`
  color: ${theme.color.ink};
  font-size: ${theme.font.xl};
  font-weight: 600;
`;

const Service = styled(Heading)`
  overflow-wrap: anywhere;
`;

interface OrderHeadProps {
  readonly order: OrderDetails;
  /** Level of the service's name: 1 as the page's heading, 3 below the drawer's. */
  readonly headingLevel: 1 | 3;
  /** Replaces the badge where the status can be changed. */
  readonly status?: ReactNode;
  /** Actions on the whole order. */
  readonly actions?: ReactNode;
}

/** The service, its price, and its status. */
export function OrderHead({ order: { order }, headingLevel, status, actions }: OrderHeadProps) {
  return (
    <Stack as="header" gap={4}>
      <Line>
        <Service level={headingLevel} size={headingLevel === 1 ? 'x3' : 'xl'}>
          {orderedText(order)}
        </Service>
        <Price>{priceText(order)}</Price>
      </Line>
      <State>
        <div>{status ?? <OrderBadge status={order.status} />}</div>
        {actions}
      </State>
      <OrderProgress status={order.status} />
    </Stack>
  );
}
