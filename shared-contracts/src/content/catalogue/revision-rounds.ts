import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';

/** Orders of revision rounds for another order, by name: how many each adds. */
const extraRounds = new Map<string, number>([
  ['Single Extra Revision', 1],
  ['Extra Revisions Pack', 3],
  [addOns[1].name, 1],
]);

/** Rounds of an order whose price was agreed in a conversation: what the refund policy counts at least. */
const agreedRounds = 2;

/** How many revision rounds an order of this name adds to another order; 0 for all others. */
export const extraRevisionRounds = (serviceName: string): number =>
  extraRounds.get(serviceName) ?? 0;

/**
 * The revision rounds that an order includes, as the catalogue says of it. The features are the one place that states them: what
 * a customer reads before ordering is what counts.
 * @returns null for unlimited
 */
export function includedRevisionRounds(serviceName: string, kind: OrderKind): number | null {
  if (extraRounds.has(serviceName)) return 0;
  const entry = [...services, ...plans].find(
    (each) => each.name === serviceName || ('home' in each && each.home?.name === serviceName),
  );
  if (entry === undefined) return kind === 'quote' || kind === 'service' ? agreedRounds : 0;
  for (const feature of entry.features) {
    if (/^unlimited revision rounds/i.test(feature)) return null;
    const [, rounds] = /^(\d+) revision rounds?\b/.exec(feature) ?? [];
    if (rounds !== undefined) return Number(rounds);
  }
  return 0;
}
