/** Where the panel shows an order. */
export const orderPath = (id: string): string => `/admin/orders?details=${id}`;
