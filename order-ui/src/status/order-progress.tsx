import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import { ProgressSteps } from '@northcast/shared-ui/progress-steps/progress-steps';
import { Text } from '@northcast/shared-ui/typography/typography';

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
