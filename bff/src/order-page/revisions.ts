import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import type { OrderLine } from '@northcast/shared-contracts/api/order-lines';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { includedRevisionRounds } from '@northcast/shared-contracts/content/catalogue/revision-rounds';
import { extraRevisionDays } from '@northcast/shared-contracts/content/catalogue/services/rush-advice-revisions';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';

const day = 86_400_000;

type Event = Pick<OrderEventEntity, 'kind' | 'detail' | 'createdAt'>;

/** Bought rounds, and the times between which they can be used. */
interface Purchase {
  readonly detail: string;
  readonly rounds: number;
  readonly from: number;
  readonly until: number;
  unused: number;
}

/**
 * Counts the revision rounds of an order, including those bought as extras, and the rounds used.
 * Bought rounds that expired unused do not count.
 * @param lines the order lines, if there is more than one
 */
export function revisionsOf(
  serviceName: string,
  kind: OrderKind,
  events: readonly Event[],
  lines?: readonly OrderLine[],
  now = Date.now(),
): OrderDetails['revisions'] {
  const included = includedRevisionRounds(serviceName, kind, lines);
  const used = events.filter((event) => event.kind === 'revisionAsked').length;
  if (included === null) return { included, used };
  const purchases = purchasesOf(events);
  const counted = purchases.map(({ rounds, unused, until }) =>
    until > now ? rounds : rounds - unused,
  );
  const extra = purchases
    .filter(({ unused, until }) => unused > 0 && until > now)
    .map(({ unused, until }) => ({ rounds: unused, validUntil: new Date(until).toISOString() }));
  return {
    included: counted.reduce((sum, rounds) => sum + rounds, included),
    used,
    ...(extra.length > 0 && { extra }),
  };
}

/**
 * The purchases that were not withdrawn, by expiry. A request for a revision uses the valid bought
 * round that expires first, and an included round only if there is none, because included rounds
 * do not expire.
 */
function purchasesOf(events: readonly Event[]): Purchase[] {
  const purchases: Purchase[] = [];
  for (const event of events) {
    if (event.kind === 'revisionBought') purchases.push(purchaseOf(event));
    if (event.kind === 'revisionWithdrawn') {
      const index = purchases.findLastIndex(({ detail }) => detail === event.detail);
      if (index !== -1) purchases.splice(index, 1);
    }
  }
  for (const { kind, createdAt } of events) {
    if (kind !== 'revisionAsked') continue;
    const asked = createdAt.getTime();
    const purchase = purchases.find(
      ({ unused, from, until }) => unused > 0 && from <= asked && asked < until,
    );
    if (purchase) purchase.unused -= 1;
  }
  return purchases;
}

function purchaseOf({ detail, createdAt }: Event): Purchase {
  const rounds = Number.parseInt(detail, 10) || 1;
  const from = createdAt.getTime();
  return { detail, rounds, unused: rounds, from, until: from + extraRevisionDays * day };
}
