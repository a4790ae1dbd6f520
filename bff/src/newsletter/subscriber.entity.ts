import type { SubscriberStatus } from '@northcast/shared-contracts/api/newsletter';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that was entered for the newsletter. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** In lower case; no two rows have the same. */
  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 10 })
  status!: SubscriberStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** When the last mail went out that answers an entry of the address. */
  @Column('datetime', { precision: 3 })
  mailedAt!: Date;

  @Column('varchar', { length: 254, select: false })
  search!: string;
}
