import type { PictureFormat } from '@northcast/shared-contracts/api/post-pictures';
import type { postVersionKinds } from '@northcast/shared-contracts/api/posts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type PostVersionKind = (typeof postVersionKinds)[number];

/** The content of a post at one time. */
@Entity('post_versions')
export class PostVersionEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  postId!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('varchar', { length: 10 })
  kind!: PostVersionKind;

  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  /** `PostContent` as JSON. */
  @Column('text')
  content!: string;
}

/** A former slug of a post. */
@Entity('post_redirects')
export class PostRedirectEntity {
  @PrimaryColumn('varchar', { length: 200 })
  slug!: string;

  @Column('varchar', { length: 36 })
  postId!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}

/** An imported file of the folder. */
@Entity('post_imports')
export class PostImportEntity {
  @PrimaryColumn('varchar', { length: 200 })
  slug!: string;

  @Column('datetime', { precision: 3 })
  importedAt!: Date;

  /**
   * Whether the category was read; false for files that were imported before there were categories.
   */
  @Column('boolean')
  categoryRead!: boolean;
}

/** A user who has a post open. */
@Entity('post_editors')
export class PostEditorEntity {
  @PrimaryColumn('varchar', { length: 36 })
  postId!: string;

  @PrimaryColumn('varchar', { length: 36 })
  userId!: string;

  @Column('datetime', { precision: 3 })
  since!: Date;

  @Column('datetime', { precision: 3 })
  seenAt!: Date;
}

/** One file of an image. Its bytes are in the file store under its id. */
@Entity('post_pictures')
export class PostPictureEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  pictureId!: string;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('varchar', { length: 4 })
  format!: PictureFormat;

  @Column('int')
  size!: number;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
