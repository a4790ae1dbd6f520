import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';

const hour = 3_600_000;

/** Hours within which an order with a complete brief is begun, and those of work that is then delivered the same day. */
const startWithin = 24;
const workTakes = 24;

/** When the next result is expected; undefined where nothing is, or nobody can say. */
export function expectedAt(
  row: Pick<OrderRow, 'status' | 'createdAt'>,
  kind: OrderKind,
  events: readonly Pick<OrderEventEntity, 'kind' | 'detail' | 'createdAt'>[],
): Date | undefined {
  if (kind !== 'service' && kind !== 'trial') return undefined;
  if (row.status === 'pending') return after(row.createdAt, startWithin + workTakes);
  if (row.status !== 'processing') return undefined;
  const began = events.findLast(
    ({ kind, detail }) => kind === 'statusChanged' && detail === 'processing',
  );
  return after(began?.createdAt ?? row.createdAt, workTakes);
}

const after = (date: Date, hours: number) => new Date(date.getTime() + hours * hour);
