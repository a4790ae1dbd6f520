import { Injectable } from '@nestjs/common';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { findForUpdate } from '../database/find-for-update.js';
import { afterCommit } from '../database/unit-of-work.js';
import { invalid, notFound, postNotPublic, postPublic } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { PostEntity } from './post.entity.js';
import { checkIsReady, draftOf, postKeys, writtenContent } from './post-content.js';
import { postHtml } from './post-html.js';
import { claimSlug, refusingTakenSlug } from './post-slugs.js';
import { PostVersionsService } from './post-versions.service.js';
import { PostsService, targetOf } from './posts.service.js';
import { isPublicNow, PublishedPosts } from './published-posts.js';

type Change = Partial<PostEntity>;

/**
 * Changes what the site shows of posts, and when. Every method runs in the transaction of its
 * manager.
 */
@Injectable()
export class PostPublishingService {
  constructor(
    private readonly posts: PostsService,
    private readonly versions: PostVersionsService,
    private readonly published: PublishedPosts,
    private readonly audit: AuditService,
  ) {}

  /**
   * Publishes the current content now. A post that was public before keeps its date, unless it has
   * since been scheduled for a later one.
   */
  async publish(manager: EntityManager, author: Account, id: string, version: number) {
    const before = await this.posts.forUpdate(manager, id, version);
    const shown = await this.shownColumns(manager, before);
    const now = new Date();
    const isAgain = before.wasPublic || isPublicNow(before);
    const row = await this.change(manager, author, before, {
      ...shown,
      status: 'published',
      scheduledFor: null,
      publishedAt: isAgain && before.publishedAt < now ? before.publishedAt : now,
      wasPublic: true,
    });
    await this.keepVersion(manager, author, row, 'published');
    await this.audit.record(manager, { action: 'post.published', target: targetOf(row) });
    return this.posts.dto(manager, row);
  }

  /**
   * Schedules the current content. The public columns are written now, so that nothing has to run
   * at the scheduled time.
   * @throws 409 for a post that is public
   */
  async schedule(
    manager: EntityManager,
    author: Account,
    id: string,
    { version, scheduledFor: text }: { readonly version: number; readonly scheduledFor: string },
  ): Promise<AdminPost> {
    const before = await this.posts.forUpdate(manager, id, version);
    if (isPublicNow(before)) throw postPublic();
    const scheduledFor = new Date(text);
    if (scheduledFor.getTime() <= Date.now()) {
      throw invalid([{ path: 'scheduledFor', message: validation.publishTimePast }]);
    }
    const row = await this.change(manager, author, before, {
      ...(await this.shownColumns(manager, before)),
      status: 'scheduled',
      scheduledFor,
      publishedAt: scheduledFor,
    });
    await this.keepVersion(manager, author, row, 'scheduled');
    await this.audit.record(manager, { action: 'post.scheduled', target: targetOf(row) });
    return this.posts.dto(manager, row);
  }

  /** @throws 409 for a post that is neither public nor scheduled */
  async unpublish(manager: EntityManager, author: Account, id: string, version: number) {
    const before = await this.posts.forUpdate(manager, id, version);
    if (before.status !== 'published' && before.status !== 'scheduled') throw postNotPublic();
    const row = await this.change(manager, author, before, withdrawn(before));
    await this.audit.record(manager, { action: 'post.unpublished', target: targetOf(row) });
    return this.posts.dto(manager, row);
  }

  /** @throws 404, also for a post that is already deleted */
  async delete(manager: EntityManager, author: Account, id: string): Promise<void> {
    const before = await findForUpdate(manager, PostEntity, id);
    if (before === null || before.status === 'deleted') throw notFound();
    const deleted = { status: 'deleted', deletedAt: new Date() } as const;
    await this.change(manager, author, before, { ...withdrawn(before), ...deleted });
    await this.audit.record(manager, { action: 'post.deleted', target: targetOf(before) });
  }

  /** A restored post is not public. A repeated call changes nothing. */
  async restore(manager: EntityManager, author: Account, id: string): Promise<AdminPost> {
    const before = await findForUpdate(manager, PostEntity, id);
    if (before === null) throw notFound();
    if (before.status !== 'deleted') return this.posts.dto(manager, before);
    const status = before.wasPublic ? 'unpublished' : 'draft';
    const row = await this.change(manager, author, before, { status, deletedAt: null });
    await this.audit.record(manager, { action: 'post.restored', target: targetOf(row) });
    return this.posts.dto(manager, row);
  }

  /** Copies the edited content into the public columns. */
  private async shownColumns(manager: EntityManager, before: PostEntity): Promise<Change> {
    const { imageUrl, category, ...content } = writtenContent(before);
    // An old post without Markdown is published with its HTML unchanged.
    const isBare = before.draft === null && before.source === null;
    if (!isBare) checkIsReady({ imageUrl, category, ...content });
    await claimSlug(manager, before, content.slug);
    const html = isBare ? before.content : postHtml(content.source);
    const source = isBare ? null : content.source;
    const columns = { source, imageUrl: imageUrl || null, category: category || null };
    return { ...content, ...columns, content: html, draft: null };
  }

  private keepVersion(
    manager: EntityManager,
    { id: authorId }: Account,
    row: PostEntity,
    kind: 'published' | 'scheduled',
  ): Promise<void> {
    const content = writtenContent(row);
    return this.versions.keep(manager, { postId: row.id, kind, authorId, content });
  }

  private async change(
    manager: EntityManager,
    author: Account,
    before: PostEntity,
    change: Change,
  ): Promise<PostEntity> {
    const now = new Date();
    const next = { ...before, ...change, updatedAt: now, savedAt: now, savedBy: author.id };
    const row = { ...next, version: before.version + 1 };
    const { id, ...columns } = { ...row, ...postKeys(writtenContent(row)) };
    await refusingTakenSlug(() => manager.update(PostEntity, { id }, columns));
    await this.posts.noteChange(manager);
    afterCommit(manager, () => void this.published.refresh().catch(() => undefined));
    return row;
  }
}

/** Takes a post off the site. A scheduled post was never public, so its slug becomes free again. */
function withdrawn(row: PostEntity): Change & { readonly wasPublic: boolean } {
  const wasPublic = row.wasPublic || isPublicNow(row);
  if (wasPublic) return { status: 'unpublished', scheduledFor: null, wasPublic };
  const written = writtenContent(row);
  const bare = { ...row, slug: row.id };
  return {
    status: 'draft',
    scheduledFor: null,
    slug: row.id,
    draft: draftOf(bare, written),
    wasPublic,
  };
}
