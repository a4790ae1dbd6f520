import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How one person of the team looks at a list. */
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

  /** The name as names are compared: nobody has two of one list that differ in case alone. */
  @Column('varchar', { length: 80, select: false })
  nameKey!: string;

  @Column('varchar', { length: 500 })
  query!: string;

  /** Ids of columns that are not shown, as JSON. */
  @Column('text')
  hidden!: string;

  @Column('int')
  version!: number;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;
}
