import { type EntityManager, In } from 'typeorm';
import { deletedCustomer } from '../users/deleted-customer.js';
import { OrderEventEntity } from './order-event.entity.js';

/** Keeps what happened to orders for the books, without anything of a person: who did it, and the words that the person chose. */
export async function forgetOrderEvents(
  manager: EntityManager,
  userId: string,
  orderIds: readonly string[],
): Promise<void> {
  const actor = { actorId: null, actorName: deletedCustomer.name };
  await manager.update(
    OrderEventEntity,
    { actorId: userId, actorRole: 'customer' },
    { ...actor, detail: '' },
  );
  await manager.update(
    OrderEventEntity,
    { actorId: userId },
    { ...actor, actorName: formerAdministrator },
  );
  if (orderIds.length > 0) {
    // A name of a file or a link may tell of the person whoever added it.
    await manager.update(
      OrderEventEntity,
      { orderId: In([...orderIds]), kind: In(personalKinds) },
      { detail: '' },
    );
  }
}

const formerAdministrator = 'Former administrator';
const personalKinds = ['fileAdded', 'fileRemoved', 'messageSent'] as const;
