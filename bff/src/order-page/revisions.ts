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
  const bought = events
    .filter((event) => event.kind === 'revisionBought')
    .reduce((total, { detail }) => total + (Number.parseInt(detail, 10) || 1), 0);
  return {
    included: included === null ? null : included + bought,
    used: events.filter((event) => event.kind === 'revisionAsked').length,
  };
}
