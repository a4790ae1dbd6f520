import { uuidv7 } from 'uuidv7';
import type { OrderRow } from '../orders/order.mapper.js';
import { type Account, fullName } from '../sessions/account.js';
import type { FileRow } from './file.entity.js';
import type { FileViewer } from './file.mapper.js';

export function newFileRow(
  account: Account,
  order: OrderRow,
  { role }: FileViewer,
  content: Pick<FileRow, 'name' | 'purpose'> & Partial<FileRow>,
): FileRow {
  return {
    id: uuidv7(),
    orderId: order.id,
    ownerId: order.userId,
    uploaderId: account.id,
    uploaderName: fullName(account),
    uploaderRole: role,
    deliveryId: null,
    messageId: null,
    size: 0,
    type: '',
    kind: 'other',
    sha256: null,
    state: 'uploading',
    reason: null,
    link: null,
    isStored: false,
    createdAt: new Date(),
    completedAt: null,
    expiresAt: null,
    warnedAt: null,
    dueAt: null,
    attempts: 0,
    ...content,
  };
}
