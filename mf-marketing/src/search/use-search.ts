import { useEffect, useMemo } from 'react';
import { type PostSummary, usePosts } from '../blog/posts';
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

/** The posts that take part, as text: they are mostly the same as at the last call. */
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

/** Makes the index before something is looked for, in tasks of their own, so that no key waits for it. */
function prepare(): void {
  if (!prepareSome()) setTimeout(prepare);
}

interface SearchState {
  readonly groups: readonly FoundGroup[];
  /** The posts could not be read, so that none are found. */
  readonly isWithoutPosts: boolean;
}

const none: readonly PostSummary[] = [];

/** What a query finds. Posts take part once they have come. */
export function useSearch(query: string): SearchState {
  const { reading } = usePosts();
  const posts = reading.status === 'ready' ? reading.answer : none;
  const groups = useMemo(() => findWith(posts, query), [posts, query]);
  useEffect(prepare, []);
  return { groups, isWithoutPosts: reading.status === 'failed' };
}
