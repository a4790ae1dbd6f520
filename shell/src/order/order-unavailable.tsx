import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

export interface OrderUnavailableProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown in place of the order dialog while mf-account is unavailable. */
export function OrderUnavailable({ onRetry, onClose }: OrderUnavailableProps) {
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title="Ordering is not available right now"
      description="The order form could not be loaded. Please try again, or write to us and we take your order by mail."
    >
      <DialogFooter>
        <LinkButton to="/contact" variant="secondary">
          Contact us
        </LinkButton>
        <Button onClick={onRetry}>Retry</Button>
      </DialogFooter>
    </Dialog>
  );
}
