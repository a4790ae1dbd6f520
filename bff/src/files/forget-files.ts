import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.js';
import { formerAdministrator } from '../users/deleted-customer.js';
import { FileEntity } from './file.entity.js';
import { removed } from './file.mapper.js';

/** Removes all personal data from the row, which only waits for its bytes to be deleted. */
const forgotten = {
  orderId: null,
  ownerId: null,
  uploaderId: null,
  uploaderName: '',
  deliveryId: null,
  messageId: null,
  name: '',
  sha256: null,
  link: null,
  state: 'deleted',
  reason: removed,
  dueAt: null,
} as const;

/**
 * Deletes files and their data. A background task deletes the bytes, outside of the transaction.
 */
export async function forgetFilesOf(
  manager: EntityManager,
  where: FindOptionsWhere<FileEntity>,
): Promise<void> {
  await manager.delete(FileEntity, { ...where, isStored: false });
  await manager.update(FileEntity, where, forgotten);
}

/**
 * Call this before the orders lose their user. Deletes all files of the orders and threads of a
 * customer, also if somebody else has got the order of a thread since, and removes an
 * administrator's name from files sent to other customers.
 */
export async function forgetFiles(manager: EntityManager, userId: string): Promise<void> {
  const orders = await manager.find(OrderEntity, { select: { id: true }, where: { userId } });
  await forgetFilesOf(manager, { orderId: In(orders.map(({ id }) => id)) });
  await forgetFilesOf(manager, { uploaderId: userId, uploaderRole: 'customer' });
  await forgetFilesOf(manager, { ownerId: userId, messageId: Not(IsNull()) });
  const former = { uploaderId: null, uploaderName: formerAdministrator };
  await manager.update(FileEntity, { uploaderId: userId }, former);
  await manager.update(FileEntity, { ownerId: userId }, { ownerId: null });
}
