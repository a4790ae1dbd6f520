import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { useCallback, useRef, useState } from 'react';
import { type KeptContent, textOfContent } from './post-content';

/** Whether the content is saved on the server. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * The version of the post that the page is based on, beside the content that it shows.
 * @param offered content of an earlier visit, as long as its author has not decided about it
 */
export function usePostVersion(
  first: AdminPost,
  content: KeptContent,
  userId: string,
  offered: KeptContent | null,
) {
  const [post, setPost] = useState(first);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: first.savedAt });
  /** The version that somebody else saved in the meantime. */
  const [conflict, setConflict] = useState<AdminPost | null>(null);
  const kept = draftOf<KeptContent>(`post-${first.id}`, userId);
  // Not that of `first`: the text of an old post is derived from its HTML.
  const saved = textOfContent(content);
  const now = useRef({
    content,
    base: first,
    saved,
    kept,
    offered,
    unanswered: [] as string[],
    session: 'open' as 'open' | 'ending' | 'ended',
  });
  now.current.content = content;
  now.current.kept = kept;
  now.current.offered = offered;

  /** Adopts a version of the post, which holds the given text. */
  const follow = useCallback((next: AdminPost, text = textOfContent(next)) => {
    now.current.base = next;
    now.current.saved = text;
    now.current.unanswered = [];
    const { kept: stored, offered: words } = now.current;
    if (words) stored.keep(words);
    else stored.drop();
    setPost(next);
    setConflict(null);
    setState({ kind: 'saved', at: next.savedAt });
  }, []);

  const dropMine = useCallback(() => {
    // Counts as saved: otherwise the closing editor would send it, and store it when it is refused.
    if (conflict !== null) follow(conflict, textOfContent(now.current.content));
  }, [conflict, follow]);

  return { post, state, conflict, now, follow, dropMine, setState, setConflict };
}
