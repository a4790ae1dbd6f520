import type { NoticeChoice } from '@northcast/shared-contracts/api/own-account';
import type { Role } from '@northcast/shared-contracts/roles';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account of a customer or an administrator. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 100 })
  firstName!: string;

  @Column('varchar', { length: 100 })
  lastName!: string;

  @Column('varchar', { length: 200, select: false })
  passwordHash!: string;

  @Column('boolean')
  isAdmin!: boolean;

  /** Null for customers. */
  @Column('varchar', { length: 10, nullable: true })
  role!: Role | null;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('int')
  version!: number;

  /** When a link mailed to the current address was opened. */
  @Column('datetime', { precision: 3, nullable: true, select: false })
  emailConfirmedAt!: Date | null;

  /** Notice preference of an administrator. */
  @Column('varchar', { length: 10, select: false })
  notices!: NoticeChoice;

  /** When the account's second factor was set up; null without one. */
  @Column('datetime', { precision: 3, nullable: true, select: false })
  secondFactorSince!: Date | null;

  @Column('text', { select: false })
  search!: string;

  @Column('varchar', { length: 60, select: false })
  firstNameKey!: string;

  @Column('varchar', { length: 60, select: false })
  lastNameKey!: string;
}
