import type {
  FileKind,
  FilePurpose,
  FileRole,
  FileState,
} from '@northcast/shared-contracts/api/files';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of an order from the start of its upload, or a link to a file elsewhere. */
@Entity('files')
export class FileEntity {
  /** Also the name of the stored bytes. */
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Null after the order or the account is deleted: the row stays until its bytes are deleted. */
  @Column('varchar', { length: 36, nullable: true })
  orderId!: string | null;

  /**
   * The order's customer at the time of the upload or of the delivery, or the customer of the
   * message that it is attached to; null after the account is deleted.
   */
  @Column('varchar', { length: 36, nullable: true })
  ownerId!: string | null;

  /** Null after the account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  uploaderId!: string | null;

  @Column('varchar', { length: 201 })
  uploaderName!: string;

  @Column('varchar', { length: 13 })
  uploaderRole!: FileRole;

  @Column('varchar', { length: 8 })
  purpose!: FilePurpose;

  @Column('varchar', { length: 36, nullable: true })
  deliveryId!: string | null;

  @Column('varchar', { length: 36, nullable: true })
  messageId!: string | null;

  @Column('varchar', { length: 200 })
  name!: string;

  /** Bytes, as declared at the start of the upload. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  size!: number;

  /** Media type detected from the content; empty if unknown. */
  @Column('varchar', { length: 100 })
  type!: string;

  @Column('varchar', { length: 8 })
  kind!: FileKind;

  @Column('varchar', { length: 64, nullable: true })
  sha256!: string | null;

  @Column('varchar', { length: 9 })
  state!: FileState;

  @Column('varchar', { length: 200, nullable: true })
  reason!: string | null;

  @Column('varchar', { length: 1000, nullable: true })
  link!: string | null;

  /** Whether the store may hold its bytes. */
  @Column('boolean')
  isStored!: boolean;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  completedAt!: Date | null;

  @Column('datetime', { precision: 3, nullable: true })
  expiresAt!: Date | null;

  /** When the customer was warned of the deletion. */
  @Column('datetime', { precision: 3, nullable: true })
  warnedAt!: Date | null;

  /** When the next check is due. */
  @Column('datetime', { precision: 3, nullable: true })
  dueAt!: Date | null;

  /** Attempts to check the file. */
  @Column('int')
  attempts!: number;
}

export type FileRow = FileEntity;

/** Whether a file is part of a delivery or message, which keeps it. */
export const isAttached = ({ deliveryId, messageId }: FileRow): boolean =>
  deliveryId !== null || messageId !== null;
