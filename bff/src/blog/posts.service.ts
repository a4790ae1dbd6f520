import { Injectable } from '@nestjs/common';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import type { PostContent } from '@northcast/shared-contracts/api/posts';
import { type EntityManager, In } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound, postDeleted, stale } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { PostEntity } from './post.entity.js';
import { type Names, toAdminPostDto } from './post.mapper.js';
import { draftOf, postKeys, shownContent, writtenContent } from './post-content.js';
import { PostVersionsService } from './post-versions.service.js';

/**
 * Edits drafts. `PostPublishingService` changes what is public. Every method runs in the
 * transaction of its manager.
 */
@Injectable()
export class PostsService {
  constructor(
    private readonly versions: PostVersionsService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /** @throws 404 */
  async find(manager: EntityManager, id: string): Promise<PostEntity> {
    const row = await manager.findOneBy(PostEntity, { id });
    if (row === null) throw notFound();
    return row;
  }

  /**
   * Locks a post until the transaction ends.
   * @param version the version that the caller saw
   * @throws 404
   * @throws 409 when the post is deleted or has another version; the error holds the current post
   */
  async forUpdate(manager: EntityManager, id: string, version: number): Promise<PostEntity> {
    const row = await findForUpdate(manager, PostEntity, id);
    if (row === null) throw notFound();
    if (row.status === 'deleted') throw postDeleted();
    if (row.version !== version) throw stale(await this.dto(manager, row));
    return row;
  }

  async create(manager: EntityManager, author: Account, title: string): Promise<AdminPost> {
    const now = new Date();
    const id = uuidv7();
    const empty: PostEntity = {
      id,
      slug: id,
      title: '',
      excerpt: '',
      content: '',
      source: '',
      imageUrl: null,
      category: null,
      publishedAt: now,
      updatedAt: now,
      status: 'draft',
      scheduledFor: null,
      version: 1,
      createdAt: now,
      savedAt: now,
      savedBy: author.id,
      wasPublic: false,
      draft: null,
      deletedAt: null,
      ...postKeys({ title, excerpt: '', slug: '' }),
      sourceHash: null,
    };
    const content: PostContent = { ...shownContent(empty), title };
    const row = { ...empty, draft: draftOf(empty, content) };
    await insertRow(manager, PostEntity, row);
    await this.audit.record(manager, { action: 'post.created', target: targetOf(row) });
    await this.noteChange(manager);
    return this.dto(manager, row);
  }

  /** Saves the draft; the public or scheduled content does not change. */
  async save(
    manager: EntityManager,
    author: Account,
    id: string,
    { version, category, ...content }: BodyOf<'savePost'>,
  ): Promise<AdminPost> {
    const before = await this.forUpdate(manager, id, version);
    const present = writtenContent(before).category;
    return this.write(manager, author, before, { ...content, category: category ?? present });
  }

  /** @throws 404 when the version belongs to another post */
  async restoreVersion(
    manager: EntityManager,
    author: Account,
    { id, versionId }: { readonly id: string; readonly versionId: string },
    version: number,
  ): Promise<AdminPost> {
    const before = await this.forUpdate(manager, id, version);
    // A version older than categories keeps the post's category.
    const { category } = writtenContent(before);
    const written = await this.versions.content(manager, id, versionId);
    const content = { category, ...written };
    const kept = { postId: id, kind: 'saved', authorId: before.savedBy } as const;
    await this.versions.keep(manager, { ...kept, content: writtenContent(before) });
    // Comes before the restored version, because it may keep the replaced text too.
    const post = await this.write(manager, author, before, content);
    const restored = { postId: id, kind: 'restored', authorId: author.id, content } as const;
    await this.versions.keep(manager, restored);
    await this.audit.record(manager, { action: 'post.version-restored', target: targetOf(before) });
    return post;
  }

  async dto(manager: EntityManager, row: PostEntity): Promise<AdminPost> {
    return toAdminPostDto(row, await this.namesOf(manager, [row.savedBy]));
  }

  async namesOf(manager: EntityManager, ids: readonly (string | null)[]): Promise<Names> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    const users = await manager.findBy(UserEntity, { id: In(known) });
    return new Map(users.map((user) => [user.id, fullName(user)]));
  }

  /** Notifies open lists of posts. */
  async noteChange(manager: EntityManager): Promise<void> {
    await this.live.changed(manager, { userId: null, tags: ['Posts'] });
  }

  private async write(
    manager: EntityManager,
    author: Account,
    before: PostEntity,
    content: PostContent,
  ): Promise<AdminPost> {
    const { id, savedAt, savedBy: authorId } = before;
    const earlier = {
      postId: id,
      kind: 'saved',
      authorId,
      content: writtenContent(before),
    } as const;
    await this.versions.keepBefore(manager, { ...earlier, savedAt }, author.id);
    const changed = {
      draft: draftOf(before, content),
      savedAt: new Date(),
      savedBy: author.id,
      version: before.version + 1,
    };
    await manager.update(PostEntity, { id }, { ...changed, ...postKeys(content) });
    return this.dto(manager, { ...before, ...changed });
  }
}

export const targetOf = ({ id }: { readonly id: string }) => ({ type: 'post', id });
