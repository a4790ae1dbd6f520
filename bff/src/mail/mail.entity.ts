import type { MailStatus } from '@northcast/shared-contracts/api/mails';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail of the outbox: written in the transaction of what it tells of, sent afterwards. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Whose account it is about; deleted with it. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  /** Such as `password-reset`. */
  @Column('varchar', { length: 40 })
  kind!: string;

  @Column('varchar', { length: 201 })
  toName!: string;

  @Column('varchar', { length: 254 })
  toAddress!: string;

  @Column('varchar', { length: 300 })
  subject!: string;

  @Column('text')
  textPart!: string;

  /** `StoredLetter` as JSON: the HTML part is made of it when the mail is sent, being several times as long. */
  @Column('text', { select: false })
  letter!: string;

  /** Further header fields, as a JSON record. */
  @Column('text', { select: false })
  headers!: string;

  /** Whether it holds a link that opens the account: its text is not kept once it is sent. */
  @Column('boolean')
  isSecret!: boolean;

  /** Whether the account is gone: the row is deleted once the mail is sent or given up. */
  @Column('boolean')
  isForgotten!: boolean;

  @Column('varchar', { length: 10 })
  status!: MailStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** When it is tried next; while a worker sends it, when its lease ends. */
  @Column('datetime', { precision: 3 })
  dueAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  sentAt!: Date | null;

  @Column('int')
  attempts!: number;

  @Column('varchar', { length: 300, nullable: true })
  lastError!: string | null;

  /** The worker that holds the lease. */
  @Column('varchar', { length: 36, nullable: true, select: false })
  holder!: string | null;

  @Column('text', { select: false })
  search!: string;
}
