import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { includedRevisionRounds } from '@northcast/shared-contracts/content/catalogue/revision-rounds';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';

type Event = Pick<OrderEventEntity, 'kind' | 'detail'>;

/** How many revision rounds an order has, with those bought for it, and how many of them are used. */
export function revisionsOf(serviceName: string, kind: OrderKind, events: readonly Event[]) {
  const included = includedRevisionRounds(serviceName, kind);
  const bought = events
    .filter((event) => event.kind === 'revisionBought')
    .reduce((total, { detail }) => total + (Number.parseInt(detail, 10) || 1), 0);
  return {
    included: included === null ? null : included + bought,
    used: events.filter((event) => event.kind === 'revisionAsked').length,
  };
}
