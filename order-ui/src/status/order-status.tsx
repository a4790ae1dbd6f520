import {
  type OrderStatus,
  orderStatusBadges,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { Badge, type BadgeTone } from '@northcast/shared-ui/badge/badge';
import { ProgressSteps } from '@northcast/shared-ui/progress-steps/progress-steps';
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

const way = ['pending', 'processing', 'completed'] as const;
/**
 * Names of the steps, not of the states: a last step named 'Completed' would make a pending order
 * read as if it were completed.
 */
const steps = ['Confirmation', 'Production', 'Delivery'];

/** The three steps of an order; a cancelled order has none. */
export function OrderProgress({ status }: { readonly status: OrderStatus }) {
  if (status === 'cancelled') {
    return (
      <Text size="sm" tone="muted">
        This order was cancelled.
      </Text>
    );
  }
  const current = status === 'completed' ? steps.length : way.indexOf(status);
  return <ProgressSteps label="Progress" steps={steps} current={current} />;
}
