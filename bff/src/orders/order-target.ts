/** Reference to an order in the audit log. */
export const orderTarget = ({ id }: { readonly id: string }) => ({ type: 'order', id });

/** Cache tags that a change of an order invalidates. */
export const orderRowTags = ['Orders', 'Order'] as const;
