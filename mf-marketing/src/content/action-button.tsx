import type { CustomRequestSlug } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { OrderButton } from '../order/order-button';
import { orderOf } from './order-of';

/** What a button says, and where it leads: a path of ours, or `?order=` with what it orders. */
export interface Action {
  readonly label: string;
  readonly to: string;
}

interface ActionButtonProps {
  readonly action: Action;
  readonly variant?: 'primary' | 'secondary';
}

/** A link, or an order button where the action is an order. */
export function ActionButton({ action: { label, to }, variant = 'primary' }: ActionButtonProps) {
  const order = orderOf(to);
  return order === undefined ? (
    <LinkButton to={to} variant={variant}>
      {label}
    </LinkButton>
  ) : (
    <OrderButton order={order as ServiceSlug | CustomRequestSlug} variant={variant}>
      {label}
    </OrderButton>
  );
}
