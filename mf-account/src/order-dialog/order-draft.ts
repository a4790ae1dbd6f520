import { type Draft, dropDraft, keepDraft, readDraft } from '../form/draft';

/** What a customer types to place an order. */
export interface OrderDetails {
  readonly customerPhone: string;
  readonly projectBrief: string;
}

export type OrderDraft = Draft<OrderDetails>;

const nameOf = (slug: string) => `order-draft:${slug}`;

export const readOrderDraft = (slug: string, userId: string): OrderDraft | undefined =>
  readDraft<OrderDetails>(nameOf(slug), userId);

export const keepOrderDraft = (slug: string, draft: OrderDraft): void =>
  keepDraft(nameOf(slug), draft);

export const dropOrderDraft = (slug: string): void => dropDraft(nameOf(slug));
