import { type Draft, draftOf } from '../form/draft';

/** What a customer types to place an order. */
export interface OrderDetails {
  readonly customerPhone: string;
  readonly projectBrief: string;
}

/** One draft for each thing that can be ordered. */
export function orderDraft(slug: string, userId: string): Draft<OrderDetails> {
  return draftOf(`order-draft:${slug}`, userId);
}
