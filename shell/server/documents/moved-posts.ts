import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';

const articlePattern = /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const answerPattern = /^\/api\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Finds where an article is now whose address is an earlier one of it; undefined for all others. */
export type FindMovedPost = (pathname: string) => Promise<string | undefined>;

/** Asks the bff. It is asked only for articles that are not there: those that are need no second call. */
export function movedPosts(bffUrl: string): FindMovedPost {
  return async (pathname) => {
    const slug = articlePattern.exec(pathname)?.[1];
    if (slug === undefined) return undefined;
    const address = `${bffUrl}${fillPath(endpoints.blogPost.path, { slug })}`;
    const signal = AbortSignal.timeout(3000);
    const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status !== 308) return undefined;
    const present = answerPattern.exec(answer.headers.get('location') ?? '')?.[1];
    return present === undefined ? undefined : `/blog/${present}`;
  };
}
