import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';

/** A name of the catalogue, and how often it is ordered. */
export interface OrderedLine {
  readonly name: string;
  readonly quantity: number;
}

/** What a customer types to place an order. */
export interface OrderFormValues {
  readonly customerPhone: string;
  readonly projectBrief: string;
  /** What is ordered, where that is more than one thing. */
  readonly lines?: readonly OrderedLine[] | undefined;
}

/** One draft for each thing that can be ordered. A page that opens the order dialog can begin it. */
export function orderDraft(slug: string, userId: string): Draft<OrderFormValues> {
  return draftOf(`order-draft:${slug}`, userId);
}

/** What is typed while it is not known who orders. */
export interface AnonymousOrderDetails extends OrderFormValues {
  readonly customerName: string;
  readonly customerEmail: string;
}

/** The draft of somebody who may still turn out to be anybody: it belongs to who signs in next on this tab. */
export function anonymousOrderDraft(slug: string): Draft<AnonymousOrderDetails> {
  return draftOf(`anonymous-order-draft:${slug}`, '');
}

/** Lets the order form of a slug, opened next on this tab, hold just these lines; what was typed there stays. */
export function beginOrder(slug: string, lines: readonly OrderedLine[]): void {
  const draft = anonymousOrderDraft(slug);
  draft.keep({ ...draft.values(), lines });
}
