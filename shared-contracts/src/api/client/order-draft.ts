import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';

/** A catalogue item by name, and its quantity. */
export interface OrderedLine {
  readonly name: string;
  readonly quantity: number;
}

/** Values of the order form. */
export interface OrderFormValues {
  readonly customerPhone: string;
  readonly projectBrief: string;
  /** The items, if there are several. */
  readonly lines?: readonly OrderedLine[] | undefined;
}

/**
 * One draft for each item that can be ordered. A page that opens the order dialog can prefill it.
 */
export function orderDraft(slug: string, userId: string): Draft<OrderFormValues> {
  return draftOf(`order-draft:${slug}`, userId);
}

/** Values typed before it is known who the customer is. */
export interface AnonymousOrderDetails extends OrderFormValues {
  readonly customerName: string;
  readonly customerEmail: string;
}

/** The draft of a visitor. It belongs to the next user who signs in on this tab. */
export function anonymousOrderDraft(slug: string): Draft<AnonymousOrderDetails> {
  return draftOf(`anonymous-order-draft:${slug}`, '');
}

/** Sets the lines of the draft that the order form opens next on this tab; other values stay. */
export function beginOrder(slug: string, lines: readonly OrderedLine[]): void {
  const draft = anonymousOrderDraft(slug);
  draft.keep({ ...draft.values(), lines });
}
