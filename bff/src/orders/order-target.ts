/** An order as the audit log names it. */
export const orderTarget = ({ id }: { readonly id: string }) => ({ type: 'order', id });

/** Cached answers that a change of an order makes stale. */
export const orderRowTags = ['Orders', 'Order'] as const;
