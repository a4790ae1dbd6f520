/** States of an order; an administrator may set any of them. */
export const orderStatuses = ['pending', 'processing', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Badges on the customer's dashboard; a cancelled order has plain text instead. */
export const orderStatusBadges: Readonly<Record<OrderStatus, string | null>> = {
  pending: 'Awaiting confirmation',
  processing: 'In production',
  completed: 'Ready for delivery',
  cancelled: null,
};

/** Names in the customer's texts. */
export const customerStatusName = (status: OrderStatus): string =>
  orderStatusBadges[status] ?? orderStatusNames[status];

/** Names in the administrators' tables and forms. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
