import type { MailStatus } from '@northcast/shared-contracts/api/mails';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A mail in the outbox. It is written in the same transaction as the event it reports, and sent
 * afterwards.
 */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** The account that the mail is about; the mail is deleted with it. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  /** For example `password-reset`. */
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

  /**
   * `StoredLetter` as JSON. The HTML part is several times as long, so it is rendered when the mail
   * is sent.
   */
  @Column('text', { select: false })
  letter!: string;

  /** `MailHeaders` as JSON. */
  @Column('text', { select: false })
  headers!: string;

  /**
   * Whether the mail holds a link that gives access to the account. Its text is cleared once it is
   * sent.
   */
  @Column('boolean')
  isSecret!: boolean;

  /** Whether the account has been deleted. The row is deleted once the mail is sent or given up. */
  @Column('boolean')
  isForgotten!: boolean;

  @Column('varchar', { length: 10 })
  status!: MailStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** Time of the next attempt; while a worker sends the mail, the end of its lease. */
  @Column('datetime', { precision: 3 })
  dueAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  sentAt!: Date | null;

  @Column('int')
  attempts!: number;

  @Column('varchar', { length: 300, nullable: true })
  lastError!: string | null;

  @Column('varchar', { length: 36, nullable: true, select: false })
  holder!: string | null;

  @Column('text', { select: false })
  search!: string;
}

/** Header fields of a mail besides address and subject; stored as JSON. */
export interface MailHeaders {
  /** With angle brackets, like `thread`. */
  readonly messageId: string;
  /** Message-ID that stands for the conversation; no mail uses it as its own Message-ID. */
  readonly thread?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Unsubscribes the recipient by one POST request. */
  readonly oneClickUrl?: string;
}

/** Maximum lengths in UTF-16 code units, equal to the column lengths. */
export const mailLimits = { subject: 300, name: 201, error: 300 } as const;
