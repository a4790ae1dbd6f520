import {
  anonymousOrderDraft,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';
import { type Session, useHost } from '@northcast/shared-contracts/host/host';
import type { OrderDialogProps } from '@northcast/shared-contracts/host/remote';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { kindTexts } from './kind-texts';
import { findOffer, type Offer } from './offer';
import { OrderDialogContent } from './order-dialog-content';
import { usePlaceOrder } from './use-place-order';

/** Opened by `?order=<slug>` over any page. */
export function OrderDialog({ slug, onClose }: OrderDialogProps) {
  const offer = findOffer(slug);
  return offer ? <OfferDialog offer={offer} onClose={onClose} /> : <NotOffered onClose={onClose} />;
}

interface OfferDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** Wide enough for a plan to show its contents beside the form. */
function sizeOf({ plan }: Offer, session: Session) {
  if (session.status === 'anonymous') return 'sm';
  return plan && session.status === 'authenticated' ? 'lg' : 'md';
}

function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const { session } = useHost();
  const { place, isPending } = usePlaceOrder(offer, onClose);
  const cancel = () => {
    anonymousOrderDraft(offer.slug).drop();
    if (session.status === 'authenticated') orderDraft(offer.slug, session.user.id).drop();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={cancel}
      locked={isPending}
      size={sizeOf(offer, session)}
      description={kindTexts[offer.kind].description}
      title={offer.kind === 'service' ? `Order ${offer.name}` : offer.name}
    >
      <OrderDialogContent
        session={session}
        offer={offer}
        place={place}
        onCancel={cancel}
        isPending={isPending}
      />
    </Dialog>
  );
}

/** For a `?order=` slug that does not exist. */
function NotOffered({ onClose }: { readonly onClose: () => void }) {
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
