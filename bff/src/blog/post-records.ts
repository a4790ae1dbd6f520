import type { PictureFormat } from '@northcast/shared-contracts/api/post-pictures';
import type { postVersionKinds } from '@northcast/shared-contracts/api/posts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type PostVersionKind = (typeof postVersionKinds)[number];

/** What was written of a post at a time. */
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

  /** A `PostContent` as JSON. */
  @Column('text')
  content!: string;
}

/** An address that a post had before. */
@Entity('post_redirects')
export class PostRedirectEntity {
  @PrimaryColumn('varchar', { length: 200 })
  slug!: string;

  @Column('varchar', { length: 36 })
  postId!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}

/** A file of the folder that was imported. */
@Entity('post_imports')
export class PostImportEntity {
  @PrimaryColumn('varchar', { length: 200 })
  slug!: string;

  @Column('datetime', { precision: 3 })
  importedAt!: Date;

  /** Whether its category was read; not of what was imported before there were any. */
  @Column('boolean')
  categoryRead!: boolean;
}

/** Somebody who has a post open. */
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

/** One file of a picture; its bytes lie among the files under its id. */
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
