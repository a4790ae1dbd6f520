import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The call of an order. A cancelled call keeps its row, so that calendars receive the cancellation
 * as the newest change.
 */
@Entity('calls')
export class DemoCallEntity {
  @PrimaryColumn('varchar', { length: 36 })
  orderId!: string;

  /** Null after a cancellation. No two calls start at the same time. */
  @Column('datetime', { precision: 3, nullable: true })
  startsAt!: Date | null;

  /** Changes since the first booking. */
  @Column('int')
  changeCount!: number;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;
}
