import type { CustomRequestSlug } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { OrderButton } from '../order/order-button';

const prefix = '?order=';

/** Slug that an action orders; undefined if it is not an order. */
export const orderOf = (to: string): string | undefined =>
  to.startsWith(prefix) ? to.slice(prefix.length) : undefined;

/** Label and target of a button: a path of ours, or `?order=` with the slug to order. */
interface Action {
  readonly label: string;
  readonly to: string;
}

interface ActionButtonProps {
  readonly action: Action;
  readonly variant?: 'primary' | 'secondary';
}

/** A link, or an order button if the action is an order. */
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
