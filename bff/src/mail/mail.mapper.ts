import type { Mail } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import type { Account } from '../sessions/account.js';
import { hasRole } from '../sessions/rights.js';
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

/** The kind of a mail that invites somebody to the team. */
export const teamInvitationKind = 'team-invitation';

/**
 * Maps mails for a reader. Anyone who follows a secret link to an account of the team, or into
 * the team, gets that account's role, so only owners get the text around it.
 */
export async function mailMapperFor(
  manager: EntityManager,
  reader: Account,
): Promise<(row: MailEntity) => Mail> {
  if (hasRole(reader, ['owner'])) return toMailDto;
  const rows = await manager.query<{ id: string }[]>('SELECT id FROM users WHERE isAdmin');
  const team = new Set(rows.map(({ id }) => id));
  const isOfTeam = ({ userId, kind }: MailEntity) =>
    userId === null ? kind === teamInvitationKind : team.has(userId);
  return (row) => ({ ...toMailDto(row), ...(row.isSecret && isOfTeam(row) && { text: '' }) });
}
