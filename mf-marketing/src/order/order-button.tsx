import type { CustomRequestSlug } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import type { PlanSlug } from '@northcast/shared-contracts/content/catalogue/plans';
import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';
import { Button, type ButtonProps } from '@northcast/shared-ui/button/button';

interface OrderButtonProps extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'onClick'> {
  readonly order: ServiceSlug | PlanSlug | CustomRequestSlug;
}

/**
 * Requests the same page with the order dialog open; the `StaticFrame` around it opens the dialog
 * in place. The shell's server finds the button by its name, and adds the `?show=` of the address
 * to the form.
 */
export function OrderButton({ order, ...button }: OrderButtonProps) {
  return (
    <form method="get">
      <Button {...button} type="submit" name="order" value={order} />
    </form>
  );
}
