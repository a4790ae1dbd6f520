import { auditOutcomes } from '@northcast/shared-contracts/api/audit';
import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';

export const auditList: ListDefinition<AuditEntryEntity> = {
  list: 'audit',
  entity: AuditEntryEntity,
  sortColumns: { createdAt: 'createdAt' } satisfies SortColumns<'audit'>,
  statuses: auditOutcomes,
  // The ids of release changes are hashes.
  hasUntimedIds: true,
  // Entries hold no names, so search by the current names of their accounts.
  hasWord: (word) =>
    `INSTR(entry.search, ${word}) > 0 OR EXISTS (SELECT 1 FROM users person
      WHERE person.id IN (entry.actorId, entry.targetId) AND INSTR(person.search, ${word}) > 0)`,
};

export const auditColumns: readonly CsvColumn<AuditEntryEntity>[] = [
  ['Id', (row) => row.id],
  ['When', (row) => row.createdAt.toISOString()],
  ['Action', (row) => row.action],
  ['Outcome', (row) => row.status],
  ['Who', (row) => row.actorId],
  ['Target', (row) => row.targetType],
  ['Target id', (row) => row.targetId],
  ['Address', (row) => row.address],
  ['Device', (row) => row.device],
  ['Changes', (row) => row.changes],
];

type AuditRow = Omit<AuditEntryEntity, 'search'>;

/** @param names of accounts by id; deleted accounts are missing */
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
