import {
  type OrderStatus,
  orderStatusBadges,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { Badge, type BadgeTone } from '@northcast/shared-ui/badge/badge';
import { Text } from '@northcast/shared-ui/typography/typography';

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  pending: 'warning',
  processing: 'info',
  completed: 'success',
  cancelled: 'neutral',
};

/** A cancelled order has plain text instead of a badge. */
export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const badge = orderStatusBadges[status];
  if (badge === null) {
    return (
      <Text size="sm" weight="medium" tone="muted">
        {orderStatusNames[status]}
      </Text>
    );
  }
  return <Badge tone={tones[status]}>{badge}</Badge>;
}
