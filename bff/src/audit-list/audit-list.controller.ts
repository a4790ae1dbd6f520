import { Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import { auditOutcomes } from '@northcast/shared-contracts/api/audit';
import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { Call } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { ListsService } from '../lists/lists.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import { fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';

type NamedIds = Pick<AuditEntryEntity, 'actorId' | 'targetId'>;

/** The audit, for administrators. */
@Controller()
export class AuditListController {
  constructor(
    private readonly lists: ListsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Call('auditEntries')
  async list(@Req() request: Request): Promise<AuditEntry[]> {
    const rows = await this.lists.page(request, auditList, (row) => row);
    const names = await this.namesIn(rows);
    return rows.map((row) => toAuditEntryDto(row, names));
  }

  @Call('auditEntry')
  async entry(@Param('id') id: string): Promise<AuditEntry> {
    const row = await this.unitOfWork.read.findOneBy(AuditEntryEntity, { id });
    if (row === null) throw notFound();
    return toAuditEntryDto(row, await this.namesIn([row]));
  }

  @UseGuards(StepUpGuard)
  @Call('exportAuditEntries')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, auditList, auditColumns, 'audit.exported');
  }

  /** Current names of accounts; entries hold only ids. */
  private async namesIn(rows: readonly NamedIds[]): Promise<Map<string, string>> {
    const ids = rows.flatMap(({ actorId, targetId }) => [actorId, targetId]);
    const users = await this.unitOfWork.read.findBy(UserEntity, {
      id: In([...new Set(ids.filter((id) => id !== null))]),
    });
    return new Map(users.map((user) => [user.id, fullName(user)]));
  }
}

const auditList: ListDefinition<AuditEntryEntity> = {
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

const auditColumns: readonly CsvColumn<AuditEntryEntity>[] = [
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
function toAuditEntryDto(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
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
