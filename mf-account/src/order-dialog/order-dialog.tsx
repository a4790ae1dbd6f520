import type { OrderDialogProps } from '@northcast/shared-contracts/host/remote';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';

export function OrderDialog({ slug, onClose }: OrderDialogProps) {
  return (
    <Dialog open onClose={onClose} title={slug}>
      {slug}
    </Dialog>
  );
}
