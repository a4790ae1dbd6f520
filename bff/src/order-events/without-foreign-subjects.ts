import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import type { EntityManager } from 'typeorm';

interface Subject {
  readonly kind: OrderEventKind;
  readonly detail?: string | undefined;
}

/**
 * Removes the subjects of threads that are not the customer's: a thread stays with its customer
 * when another one gets the order.
 */
export async function withoutForeignSubjects<Event extends Subject>(
  manager: EntityManager,
  userId: string,
  events: readonly Event[],
): Promise<Event[]> {
  const isMessage = ({ kind }: Event) => kind === 'messageSent';
  if (!events.some(isMessage)) return [...events];
  const rows = await manager.query<{ subject: string }[]>(
    'SELECT subject FROM messages WHERE userId = ?',
    [userId],
  );
  const own = new Set(rows.map(({ subject }) => subject));
  return events.map((event) =>
    isMessage(event) && !own.has(event.detail ?? '') ? { ...event, detail: '' } : event,
  );
}
