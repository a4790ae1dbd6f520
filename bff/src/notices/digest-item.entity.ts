import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of the next daily mail to an administrator. */
@Entity('digest_items')
export class DigestItemEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  userId!: string;

  @Column('varchar', { length: 300 })
  title!: string;

  /** Where it leads, from the site's root. */
  @Column('varchar', { length: 300 })
  path!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
