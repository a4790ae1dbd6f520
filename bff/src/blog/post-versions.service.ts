import { Injectable } from '@nestjs/common';
import { type PostContent, postLimits } from '@northcast/shared-contracts/api/posts';
import { type EntityManager, In } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { insertRow } from '../database/insert-row.js';
import { notFound } from '../errors/api-errors.js';
import { textOf } from './post-content.js';
import { PostVersionEntity, type PostVersionKind } from './post-records.js';

/** Milliseconds within which all edits of one person form one version. */
const sittingLength = 10 * 60_000;

/** The content of a version; versions older than categories have no category. */
type KeptContent = Omit<PostContent, 'category'> & Partial<Pick<PostContent, 'category'>>;

interface KeptVersion {
  readonly postId: string;
  readonly kind: PostVersionKind;
  readonly authorId: string | null;
  readonly content: PostContent;
}

/** Stores versions of posts. Every method runs in the transaction of its manager. */
@Injectable()
export class PostVersionsService {
  /** Stores a version unless it equals the newest one. */
  async keep(manager: EntityManager, { content, ...version }: KeptVersion): Promise<void> {
    const text = textOf(content);
    const newest = await this.newest(manager, version.postId);
    if (newest?.content === text && newest.kind === version.kind) return;
    const row = { id: uuidv7(), createdAt: new Date(), ...version, content: text };
    await insertRow(manager, PostVersionEntity, row);
    await this.forgetOldest(manager, version.postId);
  }

  /**
   * Stores the content that is about to be overwritten, if another person wrote it or the last edit
   * is older than `sittingLength`.
   */
  async keepBefore(
    manager: EntityManager,
    before: KeptVersion & { readonly savedAt: Date },
    writerId: string,
  ): Promise<void> {
    const { savedAt, ...version } = before;
    const isOther = version.authorId !== null && version.authorId !== writerId;
    if (isOther || Date.now() - savedAt.getTime() > sittingLength)
      await this.keep(manager, version);
  }

  list(manager: EntityManager, postId: string): Promise<PostVersionEntity[]> {
    return manager.find(PostVersionEntity, {
      where: { postId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: postLimits.versions.max,
    });
  }

  /** @throws 404 */
  async content(manager: EntityManager, postId: string, id: string): Promise<KeptContent> {
    const row = await manager.findOneBy(PostVersionEntity, { id, postId });
    if (row === null) throw notFound();
    return JSON.parse(row.content);
  }

  private async newest(manager: EntityManager, postId: string) {
    const [newest] = await manager.find(PostVersionEntity, {
      where: { postId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    return newest;
  }

  private async forgetOldest(manager: EntityManager, postId: string): Promise<void> {
    const rows = await manager.find(PostVersionEntity, {
      where: { postId },
      select: { id: true, createdAt: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: postLimits.versions.max,
      take: 100,
    });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await manager.delete(PostVersionEntity, { id: In(ids) });
  }
}
