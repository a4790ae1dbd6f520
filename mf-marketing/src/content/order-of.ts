const prefix = '?order=';

/** Slug that an action orders, if it is an order. */
export const orderOf = (to: string): string | undefined =>
  to.startsWith(prefix) ? to.slice(prefix.length) : undefined;
