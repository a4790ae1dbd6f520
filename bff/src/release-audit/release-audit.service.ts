import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type ReleaseChange,
  releaseActions,
} from '@northcast/shared-contracts/api/release-changes';
import { AuditService, type FieldChange } from '../audit/audit.service.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { isDuplicate } from '../errors/database-errors.js';
import { hashedUuid } from '../hashing/hashing.js';
import { type Settings, settingsToken } from '../settings/settings.js';

const day = 86_400_000;

/**
 * Copies release changes into the audit log. The signed history of the release store remains
 * authoritative.
 */
@Injectable()
export class ReleaseAuditService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /**
   * Records the changes that are not stored yet. Every shell server reports every change, and
   * reports it again after a restart, even if its entry has been deleted after `AUDIT_DAYS`.
   */
  async add(changes: readonly ReleaseChange[]): Promise<void> {
    const oldest = Date.now() - this.settings.auditDays * day;
    for (const change of changes.filter(({ at }) => Date.parse(at) >= oldest)) {
      await this.addOne(change).catch((error) => {
        // Another shell server reported it at the same moment.
        if (!isDuplicate(error)) throw error;
      });
    }
  }

  private async addOne(change: ReleaseChange): Promise<void> {
    const id = idOf(change);
    if (await this.unitOfWork.read.existsBy(AuditEntryEntity, { id })) return;
    await this.unitOfWork.write((manager) =>
      this.audit.record(manager, {
        id,
        createdAt: new Date(change.at),
        action: releaseActions[change.what],
        target: { type: 'release', id: change.subject.slice(0, 36) },
        changes: fieldsOf(change),
      }),
    );
  }
}

function fieldsOf({ who, version, percent, why, what, subject }: ReleaseChange): FieldChange[] {
  return [
    { field: 'by', after: who },
    ...(version === undefined ? [{ field: what, after: subject }] : []),
    ...(version === undefined ? [] : [{ field: 'version', after: version }]),
    ...(percent === undefined ? [] : [{ field: 'percent', after: String(percent) }]),
    ...(why === '' ? [] : [{ field: 'why', after: why }]),
  ];
}

/** Deterministic, so that the same history line always gets the same id. */
function idOf(change: ReleaseChange): string {
  const { at, who, what, subject, version = '' } = change;
  const line = [at, who, what, subject, version].join('\n');
  return hashedUuid(createHash('sha256').update(line).digest());
}
