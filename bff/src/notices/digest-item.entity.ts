import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of an administrator's next daily digest. */
@Entity('digest_items')
export class DigestItemEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  userId!: string;

  @Column('varchar', { length: 300 })
  title!: string;

  /** Path of the link, from the site root. */
  @Column('varchar', { length: 300 })
  path!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
