import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The call of an order. A cancelled one keeps its row, so that calendars see the change as the newest. */
@Entity('calls')
export class DemoCallEntity {
  @PrimaryColumn('varchar', { length: 36 })
  orderId!: string;

  /** Null once it is cancelled. No two calls start at the same time. */
  @Column('datetime', { precision: 3, nullable: true })
  startsAt!: Date | null;

  /** 0 for the first booking. */
  @Column('int')
  changeCount!: number;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;
}
