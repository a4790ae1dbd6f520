import { Column, Entity, PrimaryColumn } from 'typeorm';

const day = 86_400_000;
/** A session ends when it has not been used for so long, in milliseconds. */
export const sessionLifetime = 30 * day;
/** How old the time of last use may get before it is written again, in milliseconds. */
export const renewalAge = day;

/** A signed-in browser. Only the hash of its token is kept. */
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

  /** Such as 'Firefox on Windows'; empty where the browser did not say. */
  @Column('varchar', { length: 100 })
  device!: string;

  /** Network address of the last sign-in or renewal. */
  @Column('varchar', { length: 45, nullable: true })
  address!: string | null;
}
