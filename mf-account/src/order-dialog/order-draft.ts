import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import {
  type OrderFormValues,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';

/** What is typed while it is not known who orders. */
export interface AnonymousOrderDetails extends OrderFormValues {
  readonly customerName: string;
  readonly customerEmail: string;
}

/** The draft of somebody who may still turn out to be anybody: it belongs to who signs in next on this tab. */
export function anonymousOrderDraft(slug: string): Draft<AnonymousOrderDetails> {
  return draftOf(`anonymous-order-draft:${slug}`, '');
}

/** Adds what was typed before signing in to an account's own draft. @returns what the form begins with */
export function adoptAnonymousDraft(slug: string, userId: string): OrderFormValues {
  const own = orderDraft(slug, userId);
  const anonymous = anonymousOrderDraft(slug);
  const { customerPhone, projectBrief, lines } = { ...anonymous.values() };
  const details = {
    customerPhone: customerPhone || own.values()?.customerPhone || '',
    projectBrief: projectBrief || own.values()?.projectBrief || '',
    lines: lines ?? own.values()?.lines,
  };
  if (customerPhone || projectBrief) own.keep(details);
  anonymous.drop();
  return details;
}
