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

interface Line {
  readonly name: string;
  readonly quantity: number;
}

/**
 * The revision rounds that an order includes, as the catalogue says of it. The features are the one place that states them: what
 * a customer reads before ordering is what counts. Of several things each brings its own, and ordered rounds are added.
 * @param lines what it holds, where that is more than one thing
 * @returns null for unlimited
 */
export function includedRevisionRounds(
  serviceName: string,
  kind: OrderKind,
  lines: readonly Line[] = [],
): number | null {
  if (lines.length === 0) return roundsOf(serviceName, kind);
  const all = lines.map(({ name, quantity }, index) => {
    const added = index === 0 ? 0 : extraRevisionRounds(name);
    const own = added || includedRounds(name);
    return own === null ? null : own * quantity;
  });
  return all.includes(null) ? null : all.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

function roundsOf(serviceName: string, kind: OrderKind): number | null {
  if (extraRounds.has(serviceName) || isCatalogued(serviceName)) return includedRounds(serviceName);
  return kind === 'quote' || kind === 'service' ? agreedRounds : 0;
}

const entryOf = (serviceName: string) =>
  [...services, ...plans].find(
    (each) => each.name === serviceName || ('home' in each && each.home?.name === serviceName),
  );

const isCatalogued = (serviceName: string) => entryOf(serviceName) !== undefined;

/** What the features of a service or plan say; 0 for anything else. */
function includedRounds(serviceName: string): number | null {
  if (extraRounds.has(serviceName)) return 0;
  for (const feature of entryOf(serviceName)?.features ?? []) {
    if (/^unlimited revision rounds/i.test(feature)) return null;
    const [, rounds] = /^(\d+) revision rounds?\b/.exec(feature) ?? [];
    if (rounds !== undefined) return Number(rounds);
  }
  return 0;
}
