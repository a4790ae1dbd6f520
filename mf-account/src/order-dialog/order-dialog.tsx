import {
  anonymousOrderDraft,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';
import { type Session, useHost } from '@northcast/shared-contracts/host/host';
import type { OrderDialogProps } from '@northcast/shared-contracts/host/remote';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { kindTexts } from './kind-texts';
import { NotOffered } from './not-offered';
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

/** A plan has what is in it beside the form. */
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
