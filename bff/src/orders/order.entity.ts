import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Null once the account is gone. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  /** Who of the team works on it; null once that account is gone. */
  @Column('varchar', { length: 36, nullable: true })
  assigneeId!: string | null;

  @Column('varchar', { length: 120 })
  serviceName!: string;

  /** Whole US dollars. */
  @Column('int')
  servicePrice!: number;

  /** `OrderLine[]` as JSON; null where the service's name and price say what was ordered. */
  @Column('text', { nullable: true })
  lineItems!: string | null;

  /** When the customer accepted a quote, whose total is the price; null: the price is an administrator's to change. */
  @Column('datetime', { precision: 3, nullable: true })
  priceAgreedAt!: Date | null;

  /** The day by which the next delivery is due, as `2026-11-30`; for the team alone. */
  @Column('varchar', { length: 10, nullable: true })
  dueOn!: string | null;

  @Column('varchar', { length: 201 })
  customerName!: string;

  @Column('varchar', { length: 254 })
  customerEmail!: string;

  @Column('varchar', { length: 40, nullable: true })
  customerPhone!: string | null;

  @Column('text')
  projectBrief!: string;

  @Column('varchar', { length: 10 })
  status!: OrderStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;

  @Column('int')
  version!: number;

  @Column('text', { select: false })
  search!: string;

  @Column('varchar', { length: 60, select: false })
  serviceNameKey!: string;

  @Column('varchar', { length: 60, select: false })
  customerNameKey!: string;

  /** The end of the id, which people read as the number; the database makes it. */
  @Column({
    type: 'varchar',
    length: 8,
    nullable: true,
    select: false,
    insert: false,
    update: false,
  })
  numberKey?: string | null;
}
