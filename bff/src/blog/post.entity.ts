import type { PostStatus } from '@northcast/shared-contracts/api/posts';
import type { PostCategory } from '@northcast/shared-contracts/content/post-categories';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A post: what is public of it, or was or will be, and what is written of it since. */
@Entity('posts')
export class PostEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** The id until the post is published or scheduled for the first time. */
  @Column('varchar', { length: 200 })
  slug!: string;

  @Column('varchar', { length: 300 })
  title!: string;

  @Column('text')
  excerpt!: string;

  /** HTML, sanitised when it was written. */
  @Column('text')
  content!: string;

  /** The Markdown of `content`; null for a post of before whose file is gone. */
  @Column('text', { nullable: true })
  source!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  imageUrl!: string | null;

  @Column('varchar', { length: 40, nullable: true })
  category!: PostCategory | null;

  /** Of one that was never public: when it was begun. */
  @Column('datetime', { precision: 3 })
  publishedAt!: Date;

  /** When what is public changed. */
  @Column('datetime', { precision: 3 })
  updatedAt!: Date;

  @Column('varchar', { length: 12 })
  status!: PostStatus;

  /** A scheduled post is public from then on, whether or not its status says so yet. */
  @Column('datetime', { precision: 3, nullable: true })
  scheduledFor!: Date | null;

  @Column('int')
  version!: number;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3 })
  savedAt!: Date;

  @Column('varchar', { length: 36, nullable: true })
  savedBy!: string | null;

  /** Whether its address was ever public. */
  @Column('boolean')
  wasPublic!: boolean;

  /** A `PostContent` as JSON; null where nothing differs from the columns above. */
  @Column('text', { nullable: true })
  draft!: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true, select: false })
  search!: string | null;

  @Column('varchar', { length: 60, select: false })
  titleKey!: string;

  /** Hash of the file that the post was imported from; null for one written otherwise. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  sourceHash!: string | null;
}
