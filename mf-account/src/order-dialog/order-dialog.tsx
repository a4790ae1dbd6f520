import { orderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { OrderDialogProps } from '@northcast/shared-contracts/host/remote';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { NotOffered } from './not-offered';
import { findOffer, type Offer } from './offer';
import { OrderDialogContent } from './order-dialog-content';
import { anonymousOrderDraft } from './order-draft';
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
      size={session.status === 'anonymous' ? 'sm' : 'md'}
      description="Nothing is charged now. We contact you before any payment."
      title={offer.isQuoted ? offer.name : `Order ${offer.name}`}
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
