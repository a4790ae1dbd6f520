/** Hours within which an order with a complete brief is begun, as the help pages promise it. */
export const startsWithinHours = 24;

/** Hours of work that is delivered the same day, which is the policy's average. */
const sameDay = 24;
const rush = 12;

const rushed = new Set(['Rush Delivery (12 hours)', 'Same Day Rush']);

/** Services whose date is agreed with the customer: a conversation, or rounds of another order. */
const agreed = new Set([
  'Consulting',
  'Extra Revisions Pack',
  'Single Extra Revision',
  'Additional Revision',
]);

/**
 * Hours from the start of an order's work to its delivery; undefined where the date is agreed.
 * @param names everything that it holds
 */
export function workingHours(...names: readonly string[]): number | undefined {
  const promised = names.filter((name) => !agreed.has(name));
  if (promised.length === 0) return undefined;
  return promised.some((name) => rushed.has(name)) ? rush : sameDay;
}
