import type { FetchApi } from '@northcast/release/sandbox/messages';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';

/**
 * Limits of one response: milliseconds and bytes. A page may wait 3000 ms for its data; it has to
 * learn before that the API does not respond, and then shows so.
 */
const timeout = 2000;
const longestAnswer = 2 * 1024 * 1024;

/** Response headers that a page may read. */
const told = ['content-type', 'x-total-count', 'link'];

/**
 * Calls the bff for pages being rendered, without a session, so that it returns only public data.
 */
export function bffApi(origin: string): FetchApi {
  return async (path) => {
    const response = await fetch(`${origin}${path}`, {
      headers: { Accept: 'application/json' },
      // A post's former address redirects and must not render the post; see `movedPosts`.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const headers = told.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const body = await textOf(response);
    return { status: response.status, headers: Object.fromEntries(headers), body };
  };
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error('The answer of the API is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const articlePattern = /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const answerPattern = /^\/api\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Finds the current address of an article by a former one; undefined for all others. */
export type FindMovedPost = (pathname: string) => Promise<string | undefined>;

/**
 * Queries the bff. Call it only for missing articles, so that existing ones need no second call.
 */
export function movedPosts(bffUrl: string): FindMovedPost {
  return async (pathname) => {
    const slug = articlePattern.exec(pathname)?.[1];
    if (slug === undefined) return undefined;
    const address = `${bffUrl}${fillPath(endpoints.blogPost.path, { slug })}`;
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status !== 308) return undefined;
    const present = answerPattern.exec(answer.headers.get('location') ?? '')?.[1];
    return present === undefined ? undefined : `/blog/${present}`;
  };
}
