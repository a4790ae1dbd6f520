import type { Mail } from '@northcast/shared-contracts/api/entities';
import type { MailEntity } from './mail.entity.js';

export function toMailDto(row: MailEntity): Mail {
  return {
    id: row.id,
    status: row.status,
    toName: row.toName,
    toAddress: row.toAddress,
    subject: row.subject,
    text: row.textPart,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString(),
    dueAt: row.status === 'waiting' ? row.dueAt.toISOString() : undefined,
    attempts: row.attempts,
    lastError: row.lastError ?? undefined,
  };
}
