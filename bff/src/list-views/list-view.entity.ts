import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A team member's saved view of a list. */
@Entity('list_views')
export class ListViewEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  userId!: string;

  @Column('varchar', { length: 20 })
  list!: string;

  @Column('varchar', { length: 40 })
  name!: string;

  /** The normalised name: a user's views of one list may not differ only in case. */
  @Column('varchar', { length: 80, select: false })
  nameKey!: string;

  @Column('varchar', { length: 500 })
  query!: string;

  /** Ids of hidden columns, as JSON. */
  @Column('text')
  hidden!: string;

  @Column('int')
  version!: number;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;
}
