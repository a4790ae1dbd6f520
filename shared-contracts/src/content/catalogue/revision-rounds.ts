import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';

/** Number of rounds that each extra-revision item adds to another order, by name. */
const extraRounds = new Map<string, number>([
  ['Single Extra Revision', 1],
  ['Extra Revisions Pack', 3],
  [addOns[1].name, 1],
]);

/**
 * Rounds where the catalogue states none, as for a price that was agreed in a conversation: the
 * minimum in the refund policy.
 */
const unstatedRounds = 2;

/** Services without work of their own to revise: a conversation, and the speed of other work. */
const unrevised = new Set(['Consulting', 'Same Day Rush']);

/**
 * Number of revision rounds that an order of this name adds to another order; 0 for other names.
 */
export const extraRevisionRounds = (serviceName: string): number =>
  extraRounds.get(serviceName) ?? 0;

interface Line {
  readonly name: string;
  readonly quantity: number;
}

/**
 * The revision rounds that an order includes. They are parsed from the catalogue's feature texts,
 * because the text that the customer read before ordering is binding. With several lines, the
 * rounds of all lines and of ordered extra rounds are added up. An order whose first line is an
 * extra revision adds its extra rounds to another order, and counts none of them itself.
 * @param lines the order's lines, if there are several
 * @returns null for unlimited
 */
export function includedRevisionRounds(
  serviceName: string,
  kind: OrderKind,
  lines: readonly Line[] = [],
): number | null {
  const [first] = lines;
  if (first === undefined) return roundsOf(serviceName, kind);
  const isForAnother = extraRounds.has(first.name);
  const all = lines.map(({ name, quantity }) => {
    const added = isForAnother ? 0 : extraRevisionRounds(name);
    const own = added || includedRounds(name);
    return own === null ? null : own * quantity;
  });
  return all.includes(null) ? null : all.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

function roundsOf(serviceName: string, kind: OrderKind): number | null {
  if (extraRounds.has(serviceName) || isCatalogued(serviceName)) return includedRounds(serviceName);
  return kind === 'quote' || kind === 'service' ? unstatedRounds : 0;
}

const entryOf = (serviceName: string) =>
  [...services, ...plans].find(
    (each) => each.name === serviceName || ('home' in each && each.home?.name === serviceName),
  );

const isCatalogued = (serviceName: string) => entryOf(serviceName) !== undefined;

/** Rounds in the feature texts of a service or plan, or of the policy; 0 for anything else. */
function includedRounds(serviceName: string): number | null {
  if (extraRounds.has(serviceName) || unrevised.has(serviceName)) return 0;
  const entry = entryOf(serviceName);
  if (entry === undefined) return 0;
  for (const feature of entry.features) {
    if (/^unlimited revision rounds/i.test(feature)) return null;
    const [, rounds, each] = roundsPattern.exec(feature) ?? [];
    if (rounds !== undefined) return Number(rounds) * countOf(each, entry.features);
  }
  return unstatedRounds;
}

const roundsPattern = /^(\d+) revision rounds?\b(?: (per episode|on every part))?/;

/** How often the stated rounds are included. */
function countOf(each: string | undefined, features: readonly string[]): number {
  if (each === 'per episode') return episodesOf(features);
  return each === 'on every part' ? features.filter(isPart).length : 1;
}

const isPart = (feature: string) => /^1 /.test(feature);

/** Number of episode edits, which the first feature of a plan states. */
function episodesOf([first = '']: readonly string[]): number {
  const [, edits = '1'] = /^(\d+) .*\bEpisode Edits?\b/.exec(first) ?? [];
  return Number(edits);
}
