import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Says that something changed, but not what: clients read it again. */
@Entity('live_changes')
export class LiveChangeEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** The customer whose data changed; null for a change that only concerns administrators. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  @Column('varchar', { length: 36, nullable: true })
  orderId!: string | null;

  /** The team member assigned to the order. */
  @Column('varchar', { length: 36, nullable: true })
  assigneeId!: string | null;

  /** Separated by spaces. */
  @Column('varchar', { length: 200 })
  tags!: string;
}
