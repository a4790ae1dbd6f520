import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @PrimaryColumn('varchar', { length: 36 })
  userId!: string;

  /** In base32, encrypted with `sealText`. */
  @Column('varchar', { length: 200 })
  secret!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** When the first code was verified; null during setup. */
  @Column('datetime', { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** Time step of the last used code, in half minutes since 1970. */
  @Column('int', { nullable: true })
  lastStep!: number | null;
}
