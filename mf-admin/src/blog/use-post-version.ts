import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSessionFailure } from '../calls/call-failure';
import { addEditor } from '../sign-out/use-sign-out';
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
  // During a conflict nothing is saved, and a reload must not lose what is written.
  useEffect(() => {
    const isWritten = textOfContent(content) !== now.current.saved;
    if (conflict !== null && isWritten) now.current.kept.keep(content);
  }, [conflict, content]);

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

type Now = ReturnType<typeof usePostVersion>['now'];

/** Saves the content once more before its author signs out, and nothing after that. */
export function useSignOutSave(now: Now, flush: () => Promise<unknown>): void {
  useEffect(
    () =>
      addEditor({
        save: () => {
          now.current.session = 'ending';
          return flush();
        },
        end: () => {
          const { content, saved, kept } = now.current;
          // Signing out clears the storage. If it fails, the text is offered again.
          if (textOfContent(content) !== saved) kept.keep(content);
          now.current.session = 'ended';
        },
      }),
    [now, flush],
  );
}

/**
 * Returns a function for a failed save: keeps the content in this browser, and deals with a session
 * that has ended, until its author signs out.
 */
export function useKeeping(now: Now) {
  const tellSession = useSessionFailure();
  return useCallback(
    (error: CallError | SerializedError) => {
      const { session, kept, content } = now.current;
      // An author who signs out knows that the session ends, and `end` keeps the content.
      if (session !== 'open') return;
      kept.keep(content);
      tellSession(error);
    },
    [now, tellSession],
  );
}
