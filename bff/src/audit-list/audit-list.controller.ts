import { Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { Call } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import { ListsService } from '../lists/lists.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import { fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { auditColumns, auditList, toAuditEntryDto } from './audit-list.js';

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
