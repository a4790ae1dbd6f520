import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('posts')
export class PostEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 200 })
  slug!: string;

  @Column('varchar', { length: 300 })
  title!: string;

  @Column('text')
  excerpt!: string;

  /** HTML, sanitised when it was written. */
  @Column('text')
  content!: string;

  @Column('varchar', { length: 500, nullable: true })
  imageUrl!: string | null;

  @Column('datetime', { precision: 3 })
  publishedAt!: Date;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;

  /** Hash of the file that the post was seeded from; null for one written otherwise. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  sourceHash!: string | null;
}
