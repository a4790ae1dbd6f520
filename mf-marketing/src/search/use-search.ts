import { useEffect, useMemo } from 'react';
import type { PostSummary } from '../blog/post-responses';
import { usePosts } from '../blog/posts';
import { contentEntries } from './content-entries';
import type { SearchEntry } from './entry';
import { type FoundGroup, searchOf } from './search';

const postEntry = ({ slug, title, excerpt }: PostSummary): SearchEntry => ({
  kind: 'post',
  title,
  text: excerpt,
  to: `/blog/${slug}`,
});

const { find, prepareSome, setPosts } = searchOf(contentEntries);

/** Indexed posts as JSON, to skip the update when they have not changed. */
let known = '[]';

function findWith(posts: readonly PostSummary[], query: string): readonly FoundGroup[] {
  const entries = posts.map(postEntry);
  const text = JSON.stringify(entries);
  if (text !== known) {
    known = text;
    setPosts(entries);
  }
  return find(query);
}

/** Builds the index in separate tasks before the first query, so that no key press waits for it. */
function prepare(): void {
  if (!prepareSome()) setTimeout(prepare);
}

interface SearchState {
  readonly groups: readonly FoundGroup[];
  /** Whether the posts could not be loaded, so that the search omits them. */
  readonly isWithoutPosts: boolean;
}

const none: readonly PostSummary[] = [];

/** Results of a query. Posts are included once they have loaded. */
export function useSearch(query: string): SearchState {
  const { reading } = usePosts();
  const posts = reading.status === 'ready' ? reading.answer : none;
  const groups = useMemo(() => findWith(posts, query), [posts, query]);
  useEffect(prepare, []);
  return { groups, isWithoutPosts: reading.status === 'failed' };
}
