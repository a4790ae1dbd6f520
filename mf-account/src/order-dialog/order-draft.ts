import { type Draft, draftOf } from '../form/draft';

/** What a customer types to place an order. */
export interface OrderDetails {
  readonly customerPhone: string;
  readonly projectBrief: string;
}

/** What is typed while it is not known who orders. */
export interface AnonymousOrderDetails extends OrderDetails {
  readonly customerName: string;
  readonly customerEmail: string;
}

/** One draft for each thing that can be ordered. */
export function orderDraft(slug: string, userId: string): Draft<OrderDetails> {
  return draftOf(`order-draft:${slug}`, userId);
}

/** The draft of somebody who may still turn out to be anybody: it belongs to who signs in next on this tab. */
export function anonymousOrderDraft(slug: string): Draft<AnonymousOrderDetails> {
  return draftOf(`anonymous-order-draft:${slug}`, '');
}

/** Adds what was typed before signing in to an account's own draft. @returns what the form begins with */
export function adoptAnonymousDraft(slug: string, userId: string): OrderDetails {
  const own = orderDraft(slug, userId);
  const anonymous = anonymousOrderDraft(slug);
  const { customerPhone, projectBrief } = { ...anonymous.values() };
  const details = {
    customerPhone: customerPhone || own.values()?.customerPhone || '',
    projectBrief: projectBrief || own.values()?.projectBrief || '',
  };
  if (customerPhone || projectBrief) own.keep(details);
  anonymous.drop();
  return details;
}
