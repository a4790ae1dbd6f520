import { Injectable } from '@nestjs/common';
import { limits } from '@northcast/shared-contracts/api/limits';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PostEntity } from './post.entity.js';
import { toPostDto } from './post.mapper.js';
import { PostRedirectEntity } from './post-records.js';
import { type PreparedResponse, prepareResponse } from './prepared-response.js';

/** SQL condition on a row named `post`: the site shows it. `:now` is the current time. */
const isPublic =
  "(post.status = 'published' OR (post.status = 'scheduled' AND post.scheduledFor <= :now))";

export const isPublicNow = ({ status, scheduledFor }: PostEntity): boolean =>
  status === 'published' || (status === 'scheduled' && Number(scheduledFor) <= Date.now());

/** All prepared responses about posts. */
interface Prepared {
  /** Identifies the state of the posts that the responses were made from. */
  readonly revision: string;
  readonly list: PreparedResponse;
  /** The list without the content of the posts. */
  readonly summaries: PreparedResponse;
  readonly bySlug: ReadonlyMap<string, PreparedResponse>;
  /** Current slugs by former ones. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Milliseconds before a request checks for changes; relevant where `PostClock` does not run. */
const checkAfter = 2000;

/** Leaves out drafts, which are not needed here. */
const publicColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'content',
  'imageUrl',
  'category',
  'publishedAt',
];

/** Prepared responses about posts, renewed when posts change. */
@Injectable()
export class PublishedPosts {
  private prepared: Prepared | null = null;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private preparing: Promise<Prepared> | null = null;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Returns what is prepared; null before the first preparation. Checks the database in the
   * background from time to time.
   */
  now(): Prepared | null {
    if (performance.now() - this.checkedAt > checkAfter) this.current().catch(() => undefined);
    return this.prepared;
  }

  /** Checks the database, and returns prepared responses that are up to date. */
  current(): Promise<Prepared> {
    this.checkedAt = performance.now();
    this.preparing ??= this.prepare().finally(() => {
      this.preparing = null;
    });
    return this.preparing;
  }

  /** Prepares again after a change: a check that is already running may have read the old state. */
  refresh(): Promise<Prepared> {
    const before = this.preparing ?? Promise.resolve();
    return before.catch(() => undefined).then(() => this.current());
  }

  private async prepare(): Promise<Prepared> {
    const now = new Date();
    const revision = await this.readRevision(now);
    if (this.prepared?.revision === revision) return this.prepared;
    const rows = await this.unitOfWork.read
      .createQueryBuilder(PostEntity, 'post')
      .select(publicColumns.map((column) => `post.${column}`))
      .where(isPublic, { now })
      .orderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .limit(limits.rows.max)
      .getMany();
    const posts = rows.map(toPostDto);
    const list = await prepareResponse(posts);
    const summaries = await prepareResponse(posts.map(({ content: _, ...summary }) => summary));
    const bySlug = new Map<string, PreparedResponse>();
    for (const post of posts) bySlug.set(post.slug, await prepareResponse(post));
    this.prepared = { revision, list, summaries, bySlug, moved: await this.moved(rows) };
    return this.prepared;
  }

  private async moved(rows: readonly PostEntity[]): Promise<Map<string, string>> {
    const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    const redirects = await this.unitOfWork.read.find(PostRedirectEntity);
    const pairs = redirects.flatMap(({ slug, postId }): [string, string][] => {
      const present = slugs.get(postId);
      return present === undefined ? [] : [[slug, present]];
    });
    return new Map(pairs);
  }

  /**
   * Reads each row's time instead of the newest: clocks of hosts differ, and one post may become
   * public while another one is withdrawn.
   */
  private async readRevision(now: Date): Promise<string> {
    const rows = await this.unitOfWork.read
      .createQueryBuilder(PostEntity, 'post')
      .select('post.id', 'id')
      .addSelect('post.updatedAt', 'changed')
      .where(isPublic, { now })
      .orderBy('post.id')
      .getRawMany<{ id: string; changed: unknown }>();
    return JSON.stringify(rows);
  }
}
