import type { SubscriberStatus } from '@northcast/shared-contracts/api/newsletter';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A newsletter subscriber, confirmed or not. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** In lower case; unique. */
  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 10 })
  status!: SubscriberStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** When the last mail about a sign-up was sent to the address. */
  @Column('datetime', { precision: 3 })
  mailedAt!: Date;

  @Column('varchar', { length: 254, select: false })
  search!: string;
}
