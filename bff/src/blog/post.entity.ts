import type { PostStatus } from '@northcast/shared-contracts/api/posts';
import type { PostCategory } from '@northcast/shared-contracts/content/post-categories';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A post: the content that is, was or will be public, and the draft. */
@Entity('posts')
export class PostEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** The id until the post is first published or scheduled. */
  @Column('varchar', { length: 200 })
  slug!: string;

  @Column('varchar', { length: 300 })
  title!: string;

  @Column('text')
  excerpt!: string;

  /** Sanitised HTML. */
  @Column('text')
  content!: string;

  /** The Markdown of `content`; null for an old post whose file is gone. */
  @Column('text', { nullable: true })
  source!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  imageUrl!: string | null;

  @Column('varchar', { length: 40, nullable: true })
  category!: PostCategory | null;

  /** When the draft was created, for a post that was never public. */
  @Column('datetime', { precision: 3 })
  publishedAt!: Date;

  /** When the public content last changed. */
  @Column('datetime', { precision: 3 })
  updatedAt!: Date;

  @Column('varchar', { length: 12 })
  status!: PostStatus;

  /** A scheduled post is public from then on, even if `status` does not say so yet. */
  @Column('datetime', { precision: 3, nullable: true })
  scheduledFor!: Date | null;

  @Column('int')
  version!: number;

  // Every row has both times, but SQLite adds required columns only with a default.
  @Column('datetime', { precision: 3, nullable: true })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  savedAt!: Date;

  @Column('varchar', { length: 36, nullable: true })
  savedBy!: string | null;

  /** Whether its slug was ever public. */
  @Column('boolean')
  wasPublic!: boolean;

  /** `PostContent` as JSON; null when it equals the columns above. */
  @Column('text', { nullable: true })
  draft!: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true, select: false })
  search!: string | null;

  @Column('varchar', { length: 60, select: false })
  titleKey!: string;

  /** SHA-256 of the file that the post was imported from; null for other posts. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  sourceHash!: string | null;
}
