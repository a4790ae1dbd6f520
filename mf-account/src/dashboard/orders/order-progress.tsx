import {
  type OrderStatus,
  orderStatusBadges,
} from '@northcast/shared-contracts/texts/order-status';
import { ProgressSteps } from '@northcast/shared-ui/progress-steps/progress-steps';
import { Text } from '@northcast/shared-ui/typography/typography';

const way = ['pending', 'processing', 'completed'] as const;
const steps = way.map((status) => orderStatusBadges[status] ?? '');

/** The three steps of an order; a cancelled one is off that way. */
export function OrderProgress({ status }: { readonly status: OrderStatus }) {
  if (status === 'cancelled') {
    return (
      <Text size="sm" tone="muted">
        This order was cancelled. Nothing is produced or charged for it.
      </Text>
    );
  }
  const current = status === 'completed' ? steps.length : way.indexOf(status);
  return <ProgressSteps label="Progress" steps={steps} current={current} />;
}
