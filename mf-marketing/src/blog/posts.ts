import {
  addressOf,
  type CallArguments,
  type CallResult,
  call,
} from '@northcast/shared-contracts/api/client/request';
import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { usePageData } from '@northcast/shared-contracts/host/host';
import type { LoaderResult, PageRequest } from '@northcast/shared-contracts/host/remote';
import { useCallback } from 'react';
import { postOf, postsOf } from './post-answers';
import { type Reading, readAhead, useReading } from './reading';

/** A post as a card shows it; a date or picture may be missing. */
export type PostSummary = Pick<BlogPost, 'slug' | 'title' | 'excerpt' | 'imageUrl'> &
  Partial<Pick<BlogPost, 'publishedAt' | 'category'>>;

/** A post as its own page shows it. */
export type Post = PostSummary & Pick<BlogPost, 'content'>;

const readPosts = (args?: CallArguments) =>
  mapped(call<unknown>(publicEndpoints.blogPosts, args), postsOf);

const readPostsHere = () => readPosts();

/** Reads the posts for a page that shows them, before it is there. */
export const prefetchPosts = () => readAhead(publicEndpoints.blogPosts.path, readPostsHere);

async function mapped<Answer>(
  calling: Promise<CallResult<unknown>>,
  map: (answer: unknown) => Answer,
): Promise<CallResult<Answer>> {
  const result = await calling;
  return 'error' in result ? result : { ...result, data: map(result.data) };
}

/** All posts, newest first. */
export function usePosts() {
  return useReading(
    publicEndpoints.blogPosts.path,
    readPostsHere,
    useDocumentReading<PostSummary[]>(),
  );
}

/** The newest posts, as many as the document brought, or all of them after a navigation. */
export function useNewestPosts() {
  const known = useDocumentReading<PostSummary[]>();
  return useReading(publicEndpoints.blogPosts.path, readPostsHere, known, false);
}

const addressOfPost = (slug: string) =>
  addressOf(publicEndpoints.blogPost, { parameters: { slug } });
const readPost = (slug: string, args?: CallArguments) =>
  mapped(call<unknown>(publicEndpoints.blogPost, { ...args, parameters: { slug } }), postOf);

/** Reads a post for its page, before that is there. */
export const prefetchPost = (slug: string) => readAhead(addressOfPost(slug), () => readPost(slug));

/** One post; `null` where the answer was empty. */
export function usePost(slug: string) {
  const read = useCallback(() => readPost(slug), [slug]);
  return useReading(addressOfPost(slug), read, useDocumentReading<Post | null>());
}

/** Posts after an article. */
const nextCount = 3;

/** The posts that follow one in the list, which goes on from its beginning; those of its category first. */
export function nextPosts<Each extends { slug: string; category?: string | undefined }>(
  posts: readonly Each[],
  slug: string,
) {
  const at = posts.findIndex((post) => post.slug === slug);
  const category = posts[at]?.category;
  const others = [...posts.slice(at + 1), ...posts.slice(0, at + 1)].filter(
    (post) => post.slug !== slug,
  );
  const isNear = (post: Each) => category !== undefined && post.category === category;
  return [...others.filter(isNear), ...others.filter((post) => !isNear(post))].slice(0, nextCount);
}

/** The posts to read after one; none until they are known. */
export function useNextPosts(slug: string): readonly PostSummary[] {
  const { next } = (usePageData() ?? {}) as { readonly next?: PostSummary[] };
  const known: Reading<PostSummary[]> | undefined = next && { status: 'ready', answer: next };
  const { reading } = useReading(publicEndpoints.blogPosts.path, readPostsHere, known, false);
  return reading.status === 'ready' ? nextPosts(reading.answer, slug) : [];
}

/** What `documentReading` wrote into the document, unless a static page left it out. */
function useDocumentReading<Answer>(): Reading<Answer> | undefined {
  const data = usePageData() as Reading<Answer> | undefined;
  return data && 'status' in data ? data : undefined;
}

/**
 * Reads the posts for a document, without their texts, which the cards do not show.
 * @param failureStatus status of the document when the posts could not be read
 * @param count of the newest; all unless given
 */
export async function loadPosts(
  { origin, signal }: PageRequest,
  failureStatus: 200 | 503,
  count?: number,
): Promise<LoaderResult> {
  const result = await readPosts({ origin, ...(signal ? { signal } : {}) });
  return documentReading(result, failureStatus, (posts) => posts.slice(0, count).map(summaryOf));
}

/** Reads one post for a document, with those to read next. */
export async function loadPost(
  slug: string,
  { origin, signal }: PageRequest,
): Promise<LoaderResult> {
  const args = { origin, ...(signal ? { signal } : {}) };
  const [result, posts] = await Promise.all([readPost(slug, args), readPosts(args)]);
  const isMissing = 'error' in result ? result.error.status === 404 : result.data === null;
  const answer = documentReading(result, 503, (post) => post);
  if (isMissing) return { ...answer, status: 404 };
  if (answer.status !== 200 || 'error' in posts) return answer;
  const next = nextPosts(posts.data, slug).map(summaryOf);
  return { ...answer, data: { ...Object(answer.data), next } };
}

function documentReading<Answer, Kept>(
  result: CallResult<Answer>,
  failureStatus: 200 | 503,
  keep: (answer: Answer) => Kept,
): LoaderResult {
  if ('error' in result) {
    const data: Reading<Kept> = { status: 'failed', failureStatus: result.error.status };
    return { status: failureStatus, data };
  }
  const data: Reading<Kept> = { status: 'ready', answer: keep(result.data) };
  return { status: 200, data };
}

function summaryOf(post: PostSummary): PostSummary {
  const { slug, title, excerpt, imageUrl, publishedAt, category } = post;
  return {
    slug,
    title,
    excerpt,
    ...(imageUrl ? { imageUrl } : {}),
    ...(publishedAt ? { publishedAt } : {}),
    ...(category ? { category } : {}),
  };
}
