import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';

/** What a customer types to place an order. */
export interface OrderFormValues {
  readonly customerPhone: string;
  readonly projectBrief: string;
}

/** One draft for each thing that can be ordered. A page that opens the order dialog can begin it. */
export function orderDraft(slug: string, userId: string): Draft<OrderFormValues> {
  return draftOf(`order-draft:${slug}`, userId);
}
