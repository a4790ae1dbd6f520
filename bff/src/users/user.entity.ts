import type { NoticeChoice } from '@northcast/shared-contracts/api/own-account';
import type { Role } from '@northcast/shared-contracts/roles';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account; administrators are accounts too. */
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

  /** Administrators have one. */
  @Column('varchar', { length: 10, nullable: true })
  role!: Role | null;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('int')
  version!: number;

  /** When the link of a mail to this address was followed. */
  @Column('datetime', { precision: 3, nullable: true, select: false })
  emailConfirmedAt!: Date | null;

  /** How often an administrator is mailed about what came in. */
  @Column('varchar', { length: 10, select: false })
  notices!: NoticeChoice;

  /** Since when the account signs in with a second factor. */
  @Column('datetime', { precision: 3, nullable: true, select: false })
  secondFactorSince!: Date | null;

  @Column('text', { select: false })
  search!: string;

  @Column('varchar', { length: 60, select: false })
  firstNameKey!: string;

  @Column('varchar', { length: 60, select: false })
  lastNameKey!: string;
}
