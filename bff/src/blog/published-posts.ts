import { Injectable } from '@nestjs/common';
import { limits } from '@northcast/shared-contracts/api/limits';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PostEntity } from './post.entity.js';
import { toPostDto } from './post.mapper.js';
import { type PreparedResponse, prepareResponse } from './prepared-response.js';

/** Every answer about posts, ready to be sent. */
interface Prepared {
  /** Changes with the posts. */
  readonly mark: string;
  readonly list: PreparedResponse;
  readonly bySlug: ReadonlyMap<string, PreparedResponse>;
}

/** How long another process's change may stay unseen, in milliseconds. */
const checkAfter = 2000;

/** Posts as they are answered: prepared once, and again when they have changed. */
@Injectable()
export class PublishedPosts {
  private prepared: Prepared | null = null;
  private checkedAt = 0;
  private preparing: Promise<Prepared> | null = null;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** What is ready now; null before the first preparation. A look at the database goes on behind it now and then. */
  now(): Prepared | null {
    if (Date.now() - this.checkedAt > checkAfter) this.current().catch(() => undefined);
    return this.prepared;
  }

  /** What the posts are, looked up. */
  current(): Promise<Prepared> {
    this.checkedAt = Date.now();
    this.preparing ??= this.prepare().finally(() => {
      this.preparing = null;
    });
    return this.preparing;
  }

  private async prepare(): Promise<Prepared> {
    const mark = await this.readMark();
    if (this.prepared?.mark === mark) return this.prepared;
    const rows = await this.unitOfWork.read.find(PostEntity, {
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limits.rows.max,
    });
    const posts = rows.map(toPostDto);
    const list = await prepareResponse(posts);
    const bySlug = new Map<string, PreparedResponse>();
    for (const post of posts) bySlug.set(post.slug, await prepareResponse(post));
    this.prepared = { mark, list, bySlug };
    return this.prepared;
  }

  private async readMark(): Promise<string> {
    const [row] = await this.unitOfWork.read.query<{ posts: number; changed: unknown }[]>(
      'SELECT COUNT(*) AS posts, MAX(updatedAt) AS changed FROM posts',
    );
    return JSON.stringify(row);
  }
}
