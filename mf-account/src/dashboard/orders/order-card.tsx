import { OrderBadge } from '@northcast/order-ui/status/order-badge';
import { OrderProgress } from '@northcast/order-ui/status/order-progress';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { formatDateTime, orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { priceText } from '@northcast/shared-contracts/content/texts/price-text';
import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { OrderBrief } from './order-brief';
import { ReadyDelivery } from './ready-delivery';

const Frame = styled(Card)`
  gap: ${theme.space[4]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
`;

const Title = styled(Heading)`
  overflow-wrap: anywhere;

  svg {
    margin-inline-start: ${theme.space[2]};
    color: ${theme.color.accentText};
    font-size: ${theme.font.md};
    vertical-align: -0.125em;
  }
`;

const Price = styled.p`
  color: ${theme.color.ink};
  font-size: ${theme.font.lg};
  font-weight: 600;
`;

export function OrderCard({ order }: { readonly order: Order }) {
  const path = `/dashboard/orders/${orderNumber(order.id)}`;
  return (
    <Frame as="article">
      <Line>
        <Text size="sm" tone="muted">
          {`Order ${orderNumber(order.id)}`}
          {' · '}
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </Text>
        <OrderBadge status={order.status} />
      </Line>
      <Line>
        <Title level={3} size="lg">
          <CardLink to={path}>
            {orderedText(order)}
            <Icon name="arrow-right" />
          </CardLink>
        </Title>
        <Price>{priceText(order)}</Price>
      </Line>
      <OrderProgress status={order.status} />
      {order.readyDelivery ? <ReadyDelivery delivery={order.readyDelivery} to={path} /> : null}
      {order.projectBrief ? <OrderBrief brief={order.projectBrief} /> : null}
    </Frame>
  );
}
