import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token with which another system reads the API. Only its hash is stored. */
@Entity('api_tokens')
export class ApiTokenEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** The owner who created it, and whose rights it has; deleted with the account. */
  @Column('varchar', { length: 36 })
  userId!: string;

  @Column('varchar', { length: 100 })
  name!: string;

  /** SHA-256 in base64url. */
  @Column('varchar', { length: 64 })
  tokenHash!: string;

  /** First characters of the token. */
  @Column('varchar', { length: 12 })
  start!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** Null if the token does not expire. */
  @Column('datetime', { precision: 3, nullable: true })
  expiresAt!: Date | null;

  /** Written at most once a minute. */
  @Column('datetime', { precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}
