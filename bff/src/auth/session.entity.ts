import { Column, Entity, PrimaryColumn } from 'typeorm';

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
}
