import type { Plan } from '@northcast/shared-contracts/content/catalogue/plans';
import { OrderButton } from '../order/order-button';
import { planOrderNote } from './intro';

/**
 * A plan is no service of the catalogue: choosing one opens the custom order, whose brief names the plan and whose price an agent
 * confirms.
 */
export function PlanButton({ plan }: { plan: Plan }) {
  return (
    <OrderButton
      order="custom-solution"
      variant={plan.popular ? 'primary' : 'secondary'}
      wide
      aria-describedby={planOrderNote.id}
    >
      {plan.buttonText}
    </OrderButton>
  );
}
