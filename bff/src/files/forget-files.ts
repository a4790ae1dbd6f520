import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.js';
import { FileEntity } from './file.entity.js';
import { removed } from './file.mapper.js';

/** Nothing of a file's origin is left in its row, which waits for its bytes to be deleted. */
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

/** Deletes files with all that is known of them; their bytes go next, outside of the transaction. */
export async function forgetFilesOf(
  manager: EntityManager,
  where: FindOptionsWhere<FileEntity>,
): Promise<void> {
  await manager.delete(FileEntity, { ...where, isStored: false });
  await manager.update(FileEntity, where, forgotten);
}

/** Before the orders are forgotten: deletes the files of a customer's orders, of both sides, and takes an administrator's name off what they sent to others. */
export async function forgetFiles(manager: EntityManager, userId: string): Promise<void> {
  const orders = await manager.find(OrderEntity, { select: { id: true }, where: { userId } });
  await forgetFilesOf(manager, { orderId: In(orders.map(({ id }) => id)) });
  await forgetFilesOf(manager, { uploaderId: userId, uploaderRole: 'customer' });
  const former = { uploaderId: null, uploaderName: 'Former administrator' };
  await manager.update(FileEntity, { uploaderId: userId }, former);
}
