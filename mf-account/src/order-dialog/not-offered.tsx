import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

/** For an address that orders something we do not have. */
export function NotOffered({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="This service is not offered"
      description="The link may be old. Everything we offer is on the services page, with its price."
    >
      <DialogFooter>
        <LinkButton to="/services">See all services</LinkButton>
      </DialogFooter>
    </Dialog>
  );
}
