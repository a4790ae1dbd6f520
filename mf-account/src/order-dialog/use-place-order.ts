import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { wholeDollars } from '@northcast/shared-contracts/content/texts/format';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { type SessionUser, useHost } from '@northcast/shared-contracts/host/host';
import { usePlaceOrderMutation } from '../account-calls';
import { problemFields } from '../form/problem-fields';
import type { Offer } from './offer';
import { anonymousOrderDraft, type OrderDetails, orderDraft } from './order-draft';

/** Places the order; answers what the server found wrong, by field. */
export type OrderPlacement = (details: OrderDetails) => Promise<Record<string, string> | undefined>;

/** The submission of the order form with all that can come of it. */
export function usePlaceOrder(offer: Offer, onDone: () => void) {
  const { session, showToast, sessionEnded } = useHost();
  const [send, { isLoading }] = usePlaceOrderMutation();
  const place: OrderPlacement = async (details) => {
    if (session.status !== 'authenticated') {
      showToast(toasts.authenticationRequired);
      return undefined;
    }
    const draft = orderDraft(offer.slug, session.user.id);
    const body = orderBody(offer, session.user, details);
    const { error } = await send({ body, idempotencyKey: draft.keyFor(body, details) });
    if (error) return refused(error as CallError);
    draft.drop();
    anonymousOrderDraft(offer.slug).drop();
    showToast(toasts.orderPlaced);
    onDone();
    return undefined;
  };
  const refused = (error: CallError) => {
    if (isUnauthorized(error)) sessionEnded('unauthorized');
    else showToast(toasts.orderFailed);
    return problemFields(error, ['customerPhone', 'projectBrief']);
  };
  return { place, isPending: isLoading };
}

function orderBody(offer: Offer, user: SessionUser, details: OrderDetails) {
  return {
    serviceName: offer.name,
    servicePrice: wholeDollars(offer.price),
    customerName: `${user.firstName} ${user.lastName}`,
    customerEmail: user.email,
    ...details,
  };
}

/** As the error catalogue words it: the message starts with the status 401 and contains 'Unauthorized'. */
function isUnauthorized({ message }: CallError): boolean {
  return message.startsWith('401:') && message.includes('Unauthorized');
}
