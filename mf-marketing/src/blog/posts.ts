import {
  addressOf,
  type CallArguments,
  type CallResult,
  call,
} from '@northcast/shared-contracts/api/client/request';
import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { usePageData } from '@northcast/shared-contracts/host/host';
import type { LoaderResult, PageRequest } from '@northcast/shared-contracts/host/remote';
import { useCallback } from 'react';
import { type Post, type PostSummary, postOf, postsOf } from './post-responses';
import { type Reading, readAhead, useReading } from './reading';

/** Reads the posts without their content, which is most of a response and which no card shows. */
const readPosts = (args?: CallArguments) =>
  mapped(
    call<unknown>(publicEndpoints.blogPosts, { ...args, query: { fields: 'summary' } }),
    postsOf,
  );

/** Prefetches the posts for a page that will show them. */
export const prefetchPosts = () => readAhead(publicEndpoints.blogPosts.path, readPosts);

async function mapped<Answer>(
  calling: Promise<CallResult<unknown>>,
  map: (answer: unknown) => Answer,
): Promise<CallResult<Answer>> {
  const result = await calling;
  return 'error' in result ? result : { ...result, data: map(result.data) };
}

/** All posts, newest first. */
export function usePosts() {
  return useReading(publicEndpoints.blogPosts.path, readPosts, useDocumentReading<PostSummary[]>());
}

/** The newest posts: those in the document, or all posts after a client-side navigation. */
export function useNewestPosts() {
  const known = useDocumentReading<PostSummary[]>();
  return useReading(publicEndpoints.blogPosts.path, readPosts, known, false);
}

const addressOfPost = (slug: string) =>
  addressOf(publicEndpoints.blogPost, { parameters: { slug } });
const readPost = (slug: string, args?: CallArguments) =>
  mapped(call<unknown>(publicEndpoints.blogPost, { ...args, parameters: { slug } }), postOf);

export const prefetchPost = (slug: string) => readAhead(addressOfPost(slug), () => readPost(slug));

/** One post; `null` if the response was empty. */
export function usePost(slug: string) {
  const read = useCallback(() => readPost(slug), [slug]);
  return useReading(addressOfPost(slug), read, useDocumentReading<Post | null>());
}

/** Number of posts shown after an article. */
const nextCount = 3;

/**
 * The posts that follow the given one in the list, which wraps around; posts of its category come
 * first.
 */
function nextPosts<Each extends { slug: string; category?: string | undefined }>(
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

/** The posts to read after the given one; empty until they are loaded. */
export function useNextPosts(slug: string): readonly PostSummary[] {
  const { next } = (usePageData() ?? {}) as { readonly next?: PostSummary[] };
  const known: Reading<PostSummary[]> | undefined = next && { status: 'ready', answer: next };
  const { reading } = useReading(publicEndpoints.blogPosts.path, readPosts, known, false);
  return reading.status === 'ready' ? nextPosts(reading.answer, slug) : [];
}

/** The `Reading` that `documentReading` wrote into the document; static pages have none. */
function useDocumentReading<Answer>(): Reading<Answer> | undefined {
  const data = usePageData() as Reading<Answer> | undefined;
  return data && 'status' in data ? data : undefined;
}

/**
 * Loads the posts for a document.
 * @param failureStatus HTTP status of the document if the posts could not be loaded
 * @param count number of newest posts; all if omitted
 */
export async function loadPosts(
  request: PageRequest,
  failureStatus: 200 | 503,
  count?: number,
): Promise<LoaderResult> {
  const result = await readPosts(request);
  return documentReading(result, failureStatus, (posts) => posts.slice(0, count).map(summaryOf));
}

/** Loads one post for a document, with the posts to read next. */
export async function loadPost(slug: string, request: PageRequest): Promise<LoaderResult> {
  const [result, posts] = await Promise.all([readPost(slug, request), readPosts(request)]);
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
