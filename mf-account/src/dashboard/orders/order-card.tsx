import { OrderBadge, OrderProgress } from '@northcast/order-ui/status/order-status';
import { Words } from '@northcast/order-ui/words';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { formatDateTime, orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { priceText } from '@northcast/shared-contracts/content/texts/price-text';
import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

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

/** Stacked above the link that covers the card. */
const DeliveryFrame = styled(Cluster)`
  position: relative;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.accentSoft};
`;

interface ReadyDeliveryProps {
  readonly delivery: NonNullable<Order['readyDelivery']>;
  /** URL of the order's page. */
  readonly to: string;
}

/** The version that awaits the customer's decision, with a link to it. */
function ReadyDelivery({ delivery: { version, isAudio }, to }: ReadyDeliveryProps) {
  const text = `Version ${version} is ready to ${isAudio ? 'hear' : 'review'}`;
  return (
    <DeliveryFrame justify="space-between" gap={3}>
      <Text size="sm" tone="ink" weight="strong">
        {text}
      </Text>
      <LinkButton to={to} size="sm" aria-label={`Review version ${version}`}>
        Review
      </LinkButton>
    </DeliveryFrame>
  );
}

/** Stacked above the link that covers the card. */
const Details = styled.details`
  position: relative;
  width: fit-content;
  max-width: 100%;
  color: ${theme.color.text};
  font-size: ${theme.font.sm};

  & > summary {
    display: flex;
    gap: ${theme.space[1]};
    align-items: center;
    width: fit-content;
    color: ${theme.color.muted};
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > p {
    margin-top: ${theme.space[2]};
  }
`;

/** What the customer asked for, collapsed by default. */
function OrderBrief({ brief }: { readonly brief: string }) {
  return (
    <Details>
      <summary>
        Your brief
        <Icon name="chevron-down" />
      </summary>
      <Words>{brief}</Words>
    </Details>
  );
}
