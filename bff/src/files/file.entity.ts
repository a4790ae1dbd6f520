import type {
  FileKind,
  FilePurpose,
  FileRole,
  FileState,
} from '@northcast/shared-contracts/api/files';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of an order, from the beginning of its upload; or a link to one elsewhere. */
@Entity('files')
export class FileEntity {
  /** Also the name under which its bytes are stored. */
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Null once order or account are gone: the row stays until its bytes are deleted. */
  @Column('varchar', { length: 36, nullable: true })
  orderId!: string | null;

  /** The order's customer; null once the account is gone. */
  @Column('varchar', { length: 36, nullable: true })
  ownerId!: string | null;

  /** Null once the account is gone. */
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

  /** Bytes, as declared when the upload began. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  size!: number;

  /** Media type by its content; empty where it is not known. */
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

  /** Whether the store may hold bytes of it. */
  @Column('boolean')
  isStored!: boolean;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  completedAt!: Date | null;

  @Column('datetime', { precision: 3, nullable: true })
  expiresAt!: Date | null;

  /** When its customer was told of the end. */
  @Column('datetime', { precision: 3, nullable: true })
  warnedAt!: Date | null;

  /** Of one that is to be checked: when next. */
  @Column('datetime', { precision: 3, nullable: true })
  dueAt!: Date | null;

  /** How often it was tried to check it. */
  @Column('int')
  attempts!: number;
}

export type FileRow = FileEntity;
