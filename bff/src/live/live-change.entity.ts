import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That something changed, without what: those who are told read it again. */
@Entity('live_changes')
export class LiveChangeEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** The customer whose data changed; null for what concerns administrators alone. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  @Column('varchar', { length: 36, nullable: true })
  orderId!: string | null;

  /** Who of the team works on the order. */
  @Column('varchar', { length: 36, nullable: true })
  assigneeId!: string | null;

  /** With spaces between. */
  @Column('varchar', { length: 200 })
  tags!: string;
}
