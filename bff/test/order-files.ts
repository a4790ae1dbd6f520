import type { FileKind, FilePurpose } from '@northcast/shared-contracts/api/files';
import { FileEntity, type FileRow } from '../src/files/file.entity.js';
import { type FilePlace, filePlaceToken } from '../src/files/file-place.js';
import { FilesService } from '../src/files/files.service.js';
import { newFileRow } from '../src/files/new-file.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { UserEntity } from '../src/users/user.entity.js';
import type { Client } from './client.js';
import type { TestApplication } from './test-application.js';

interface StoredFile {
  readonly name?: string;
  readonly type?: string;
  readonly kind?: FileKind;
  /** By default `delivery` for the team and `order` for the customer. */
  readonly purpose?: FilePurpose;
  readonly bytes?: Uint8Array;
}

/** Stores a file of an order in its state after upload and checks. */
export async function storeFile(
  { nest, database }: TestApplication,
  uploader: Client,
  orderId: string,
  { name = 'notes.txt', type = 'text/plain', kind = 'text', bytes, ...chosen }: StoredFile = {},
): Promise<string> {
  const content = Buffer.from(bytes ?? Buffer.from('Notes'));
  const { id: userId } = await uploader.user();
  return database.unitOfWork.write(async (manager) => {
    const user = await manager.findOneByOrFail(UserEntity, { id: userId });
    const order = await manager.findOneByOrFail(OrderEntity, { id: orderId });
    const isTeam = order.userId !== userId;
    const viewer = { accountId: userId, role: isTeam ? 'administrator' : 'customer' } as const;
    const { purpose = isTeam ? 'delivery' : 'order' } = chosen;
    const row: FileRow = {
      ...newFileRow(user, order, viewer, { name, purpose, state: 'ready', isStored: true }),
      size: content.length,
      type,
      kind,
    };
    await nest.get<FilePlace>(filePlaceToken).put(row.id, content);
    await manager.insert(FileEntity, row);
    await nest.get(FilesService).onReady?.(manager, row);
    return row.id;
  });
}
