import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @PrimaryColumn('varchar', { length: 36 })
  userId!: string;

  /** Base32, sealed (see `sealText`). */
  @Column('varchar', { length: 200 })
  secret!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** When a first code of it was sent; null while it is being set up. */
  @Column('datetime', { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** Time step of the last code that was used, in half minutes since 1970. */
  @Column('int', { nullable: true })
  lastStep!: number | null;
}
