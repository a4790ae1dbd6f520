import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import type { FileRole } from '@northcast/shared-contracts/api/files';
import { type FileRow, isAttached } from './file.entity.js';

/** The viewer's account, and its side of the order. */
export interface FileViewer {
  readonly accountId: string;
  readonly role: FileRole;
}

/**
 * Whether the viewer may see a file. A file for a delivery or message is visible only to its
 * uploader until it is attached. A thread and its files stay with their customer when another one
 * gets the order.
 */
export function isVisible(row: FileRow, { accountId, role }: FileViewer): boolean {
  const isOwn = row.uploaderId === accountId;
  if (row.state === 'uploading') return isOwn;
  if (row.state === 'deleted' && row.reason !== expired) return false;
  if (isOwn || row.purpose === 'order' || row.deliveryId !== null) return true;
  return row.messageId !== null && (role === 'administrator' || row.ownerId === accountId);
}

/** The side that uploaded a file may remove it, unless a delivery or message contains it. */
export const isRemovable = (row: FileRow, { role }: FileViewer): boolean =>
  row.uploaderRole === role && !isAttached(row) && row.state !== 'deleted';

/**
 * Reason for a deletion: the retention period ended, or a user removed the file. Lists show only
 * the first kind.
 */
export const expired = 'expired';
export const removed = 'removed';

export function toFileDto(row: FileRow, viewer: FileViewer): OrderFile {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    type: row.type,
    kind: row.kind,
    state: row.state,
    purpose: row.purpose,
    reason: row.state === 'refused' ? (row.reason ?? undefined) : undefined,
    link: row.link ?? undefined,
    sha256: row.sha256 ?? undefined,
    uploadedBy: { name: row.uploaderName, role: row.uploaderRole },
    isRemovable: isRemovable(row, viewer),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString(),
    deliveryId: row.deliveryId ?? undefined,
    messageId: row.messageId ?? undefined,
  };
}
