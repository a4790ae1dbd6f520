import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { isAborted } from '@northcast/shared-contracts/api/client/api';
import {
  anonymousOrderDraft,
  type OrderFormValues,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { type SessionUser, useHost } from '@northcast/shared-contracts/host/host';
import { useNavigate } from 'react-router-dom';
import { usePlaceOrderMutation } from '../account-calls';
import { problemFields } from '../form/problem-fields';
import type { Offer } from './offer';
import { isSeveral, pricedLines } from './ordered-lines';

/** Places the order. @returns the server's validation errors by field */
export type OrderPlacement = (
  details: OrderFormValues,
) => Promise<Record<string, string> | undefined>;

/** Submits the order form and handles each outcome. */
export function usePlaceOrder(offer: Offer, onDone: () => void) {
  const { session, showToast, sessionEnded } = useHost();
  const [send, { isLoading }] = usePlaceOrderMutation();
  const navigate = useNavigate();
  const dropSent = useDropSent();
  const place: OrderPlacement = async (details) => {
    if (session.status !== 'authenticated') {
      showToast(toasts.authenticationRequired);
      return undefined;
    }
    const draft = orderDraft(offer.slug, session.user.id);
    const body = orderBody(offer, session.user, details);
    const { data: order, error } = await send({
      body,
      idempotencyKey: draft.keyFor(body, details),
    });
    if (error) return refused(error as CallError);
    // The dialog can be closed by Back while it is sent, and then opened again and changed.
    const isDone = dropSent(draft, details);
    anonymousOrderDraft(offer.slug).drop();
    showToast(accountToasts.orderPlaced);
    if (isDone && isStillOpen(offer.slug)) leadTo(order);
    return undefined;
  };
  /** Replaces the dialog's history entry, so that Back leads to the page below the dialog. */
  const leadTo = (order: Order | undefined) => {
    if (order === undefined) return onDone();
    void navigate(`/dashboard/orders/${orderNumber(order.id)}`, { replace: true });
  };
  const refused = (error: CallError) => {
    if (isUnauthorized(error)) sessionEnded('unauthorized');
    else if (!isAborted(error)) showToast(accountToasts.orderFailed);
    return problemFields(error, ['customerPhone', 'projectBrief']);
  };
  return { place, isPending: isLoading };
}

/** A response may arrive after the dialog was closed; then the user must not be redirected. */
const isStillOpen = (slug: string) =>
  new URLSearchParams(window.location.search).get('order') === slug;

function orderBody(offer: Offer, user: SessionUser, values: OrderFormValues) {
  const { lines: chosen, ...details } = values;
  const lines = pricedLines(offer, chosen);
  return {
    serviceName: offer.name,
    servicePrice: orderLinesTotal(lines),
    ...(isSeveral(lines) && { lines }),
    customerName: `${user.firstName} ${user.lastName}`,
    customerEmail: user.email,
    ...details,
  };
}

/** Matches the error catalogue: the message starts with status 401 and contains 'Unauthorized'. */
function isUnauthorized({ message }: CallError): boolean {
  return message.startsWith('401:') && message.includes('Unauthorized');
}
