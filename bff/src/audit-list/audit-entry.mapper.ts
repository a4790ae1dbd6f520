import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import type { AuditEntryEntity } from '../audit/audit-entry.entity.js';

export type AuditRow = Omit<AuditEntryEntity, 'search'>;

/** @param names of accounts by id; those that were deleted are missing */
export function toAuditEntryDto(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  const nameOf = (id: string | null) => (id === null ? undefined : names.get(id));
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    action: row.action,
    outcome: row.status,
    actorId: row.actorId ?? undefined,
    actorName: nameOf(row.actorId),
    targetType: row.targetType ?? undefined,
    targetId: row.targetId ?? undefined,
    targetName: nameOf(row.targetId),
    address: row.address ?? undefined,
    device: row.device || undefined,
    changes: JSON.parse(row.changes),
  };
}
