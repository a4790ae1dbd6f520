/**
 * Hours within which work on an order with a complete brief starts, as promised on the help pages.
 */
export const startsWithinHours = 24;

/** Hours for work with same-day delivery: the average in the policy. */
const sameDay = 24;
const rush = 12;

const rushed = new Set(['Rush Delivery (12 hours)', 'Same Day Rush']);

/**
 * Services whose date is agreed with the customer: a conversation, or revision rounds of another
 * order.
 */
const agreed = new Set([
  'Consulting',
  'Extra Revisions Pack',
  'Single Extra Revision',
  'Additional Revision',
]);

/**
 * Hours from the start of work on an order to its delivery; undefined if the date is agreed
 * individually.
 * @param names names of all the order's lines
 */
export function workingHours(...names: readonly string[]): number | undefined {
  const promised = names.filter((name) => !agreed.has(name));
  if (promised.length === 0) return undefined;
  return promised.some((name) => rushed.has(name)) ? rush : sameDay;
}
