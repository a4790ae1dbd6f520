import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that has signed in to the account before. Only the hash of its token is stored. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('varchar', { length: 36 })
  userId!: string;

  @PrimaryColumn('varchar', { length: 64 })
  tokenHash!: string;

  @Column('datetime', { precision: 3 })
  lastSeenAt!: Date;
}
