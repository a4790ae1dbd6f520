import type { OrderActorRole, OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('order_events')
export class OrderEventEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  orderId!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** Null for system events and once the account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  actorId!: string | null;

  /** Empty for system events. */
  @Column('varchar', { length: 201 })
  actorName!: string;

  @Column('varchar', { length: 20 })
  actorRole!: OrderActorRole;

  @Column('varchar', { length: 40 })
  kind!: OrderEventKind;

  @Column('varchar', { length: 500 })
  detail!: string;
}
