import type { AuditAction, AuditOutcome } from '@northcast/shared-contracts/api/audit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One audited action. Rows are inserted, and deleted after `AUDIT_DAYS`; nothing updates them. They
 * hold ids instead of names and addresses, so that they can stay when an account is deleted.
 */
@Entity('audit_entries')
export class AuditEntryEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('varchar', { length: 40 })
  action!: AuditAction;

  @Column('varchar', { length: 10 })
  status!: AuditOutcome;

  @Column('varchar', { length: 36, nullable: true })
  actorId!: string | null;

  @Column('varchar', { length: 20, nullable: true })
  targetType!: string | null;

  @Column('varchar', { length: 36, nullable: true })
  targetId!: string | null;

  @Column('varchar', { length: 45, nullable: true })
  address!: string | null;

  @Column('varchar', { length: 100 })
  device!: string;

  /** `FieldChange[]` as JSON. */
  @Column('text')
  changes!: string;

  @Column('text', { select: false })
  search!: string;
}
