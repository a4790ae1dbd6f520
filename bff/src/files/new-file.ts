import { fileLimits } from '@northcast/shared-contracts/api/files';
import { isReadable } from '@northcast/shared-contracts/api/visible-text';
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

/**
 * Control and format characters, including those that change the text direction, and invisible
 * letters.
 */
const invisible = /\u034f|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Characters with a meaning in some file systems. */
const reserved = /[<>:"|?*]/g;

/**
 * The name of a file for storage and display: the last segment of a path, without invisible
 * characters. The bytes are stored under another name.
 * @returns '' when nothing is left
 */
export function cleanFileName(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(reserved, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return isReadable(name) ? shortened(name) : '';
}

/** Shortens the part before the extension, without splitting a character. */
function shortened(name: string): string {
  const { max } = fileLimits.name;
  if (name.length <= max) return name;
  const [extension = ''] = /\.[^.]{1,16}$/.exec(name) ?? [];
  const stem = name.slice(0, max - extension.length).replace(/[\ud800-\udbff]$/, '');
  return stem.trimEnd() + extension;
}
