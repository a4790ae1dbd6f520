import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import type { OrderLine } from '@northcast/shared-contracts/api/order-lines';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { includedRevisionRounds } from '@northcast/shared-contracts/content/catalogue/revision-rounds';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';

type Event = Pick<OrderEventEntity, 'kind' | 'detail'>;

/**
 * Counts the revision rounds of an order, including those bought as extras, and the rounds used.
 * @param lines the order lines, if there is more than one
 */
export function revisionsOf(
  serviceName: string,
  kind: OrderKind,
  events: readonly Event[],
  lines?: readonly OrderLine[],
) {
  const included = includedRevisionRounds(serviceName, kind, lines);
  const bought = roundsIn(events, 'revisionBought') - roundsIn(events, 'revisionWithdrawn');
  return {
    included: included === null ? null : included + bought,
    used: events.filter((event) => event.kind === 'revisionAsked').length,
  };
}

const roundsIn = (events: readonly Event[], kind: OrderEventKind): number =>
  events
    .filter((event) => event.kind === kind)
    .reduce((total, { detail }) => total + (Number.parseInt(detail, 10) || 1), 0);
