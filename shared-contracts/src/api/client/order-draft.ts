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
