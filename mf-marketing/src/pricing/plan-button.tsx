import type { Plan } from '@northcast/shared-contracts/content/catalogue/plans';
import { OrderButton } from '../order/order-button';
import { planOrderNote } from './intro';

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
