import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser. Only the hash of its token is stored. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('varchar', { length: 64 })
  tokenHash!: string;

  @Column('varchar', { length: 36 })
  userId!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3 })
  lastSeenAt!: Date;

  /** When this session last confirmed the account's second factor. */
  @Column('datetime', { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** For example 'Firefox on Windows'; empty if unknown. */
  @Column('varchar', { length: 100 })
  device!: string;

  /** IP address at the last sign-in or renewal. */
  @Column('varchar', { length: 45, nullable: true })
  address!: string | null;
}
