import type { PostSummary } from './posts';

/** Posts whose title or excerpt contains every word of the query, in the given order. */
export function searchPosts(posts: readonly PostSummary[], query: string): readonly PostSummary[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter(({ title, excerpt }) => {
    const text = `${title} ${excerpt}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
