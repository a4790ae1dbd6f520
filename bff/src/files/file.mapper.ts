import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import type { FileRole } from '@northcast/shared-contracts/api/files';
import type { FileRow } from './file.entity.js';

/** Who asks: which side of the order, and which account. */
export interface FileViewer {
  readonly accountId: string;
  readonly role: FileRole;
}

/** Whether somebody may know of a file: what is meant for a delivery or message is its uploader's until it is part of it. */
export function isVisible(row: FileRow, { accountId }: FileViewer): boolean {
  const isOwn = row.uploaderId === accountId;
  if (row.state === 'uploading') return isOwn;
  if (row.state === 'deleted' && row.reason !== expired) return false;
  return isOwn || row.purpose === 'order' || row.deliveryId !== null || row.messageId !== null;
}

/** Files are removed by the side that they come from, while no delivery holds them. */
export const isRemovable = (row: FileRow, { role }: FileViewer): boolean =>
  row.uploaderRole === role && row.deliveryId === null && row.state !== 'deleted';

/** Why a file is deleted: its time was over, or somebody removed it. The first stays in the list. */
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
