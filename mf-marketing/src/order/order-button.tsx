import type { CustomRequestSlug } from '@northcast/shared-contracts/catalogue/custom-requests';
import type { ServiceSlug } from '@northcast/shared-contracts/catalogue/services';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button, type ButtonProps } from '@northcast/shared-ui/button/button';

export interface OrderButtonProps extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'onClick'> {
  readonly order: ServiceSlug | CustomRequestSlug;
}

/** Opens the order dialog. Before script has come the form asks for the same page with the dialog open. */
export function OrderButton({ order, ...button }: OrderButtonProps) {
  const { openOrder } = useHost();
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        openOrder(order);
      }}
    >
      <Button {...button} type="submit" name="order" value={order} />
    </form>
  );
}
