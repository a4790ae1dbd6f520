import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callErrorOf } from '../calls/call-error';
import { useSessionFailure } from '../calls/call-failure';
import { postApi } from './post-calls';
import { contentOf, type KeptContent, storedTextOf, textOfContent } from './post-content';

/** Whether the content is saved on the server. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Milliseconds without a key press before the content is saved, and before a failed save is
 * retried.
 */
const pause = 1000;
const retryAfter = 4000;
/** Sent texts without a response that are remembered; the server stored one of them at most. */
const mostUnanswered = 20;

interface Saving {
  readonly post: AdminPost;
  readonly state: SaveState;
  /** The version that somebody else saved in the meantime. */
  readonly conflict: AdminPost | null;
  /**
   * Saves the content now.
   * @returns the version that holds it, or null if it could not be saved
   */
  readonly flush: () => Promise<number | null>;
  /** Adopts a new version of the post that another call of this page created. */
  readonly follow: (post: AdminPost) => void;
  /** Overwrites the other author's version with the content written here. */
  readonly keepMine: () => void;
}

/** Saves the content shortly after the last key press. This browser stores what cannot be saved. */
export function usePostSaving(first: AdminPost, content: KeptContent, userId: string): Saving {
  const [post, setPost] = useState(first);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: first.savedAt });
  const [conflict, setConflict] = useState<AdminPost | null>(null);
  const [save] = postApi.useSavePostMutation();
  const tellSession = useSessionFailure();
  const kept = draftOf<KeptContent>(`post-${first.id}`, userId);
  const saved = textOfContent(first);
  const now = useRef({ content, version: first.version, saved, kept, unanswered: [] as string[] });
  now.current.content = content;
  now.current.kept = kept;
  const running = useRef<Promise<number | null> | null>(null);

  const follow = useCallback((next: AdminPost) => {
    now.current.version = next.version;
    now.current.saved = textOfContent(next);
    now.current.unanswered = [];
    now.current.kept.drop();
    setPost(next);
    setConflict(null);
    setState({ kind: 'saved', at: next.savedAt });
  }, []);

  const send = useCallback(
    async function attempt(): Promise<number | null> {
      const { content: sent, version, unanswered } = now.current;
      const text = textOfContent(sent);
      const attempts = [...unanswered, storedTextOf(sent)];
      setState({ kind: 'saving' });
      const { data, error } = await save({ id: first.id, body: { ...contentOf(sent), version } });
      if (data) {
        follow(data);
        now.current.saved = text;
        return data.version;
      }
      const { current, state: failed } = failureOf(error);
      if (current && attempts.includes(storedTextOf(current))) {
        // An earlier attempt was stored, and its response was lost.
        follow(current);
        if (storedTextOf(current) !== storedTextOf(sent)) return attempt();
        now.current.saved = text;
        return current.version;
      }
      now.current.kept.keep(now.current.content);
      if (failed.kind === 'offline') now.current.unanswered = attempts.slice(-mostUnanswered);
      if (current) setConflict(current);
      tellSession(error);
      setState(failed);
      return null;
    },
    [save, first.id, follow, tellSession],
  );

  const flush = useCallback(async (): Promise<number | null> => {
    await running.current;
    const isSaved = textOfContent(now.current.content) === now.current.saved;
    if (isSaved) return now.current.version;
    running.current = send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);

  const text = textOfContent(content);
  const isWritten = text !== now.current.saved;
  useEffect(() => {
    if (text === now.current.saved || conflict !== null) return;
    setState((before) => (before.kind === 'saved' ? { kind: 'unsaved' } : before));
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
    // Every key press changes `text` and so restarts the timer.
  }, [text, conflict, flush]);

  useRetry(state, flush);
  useLeaving(isWritten, flush);

  const keepMine = useCallback(() => {
    if (conflict === null) return;
    now.current.version = conflict.version;
    now.current.saved = '';
    setConflict(null);
    void flush();
  }, [conflict, flush]);

  return { post, state, conflict, flush, follow, keepMine };
}

/** What to show after a failed save, and the version that somebody else saved, if that is why. */
function failureOf(error: CallError | SerializedError): {
  readonly state: SaveState;
  readonly current: AdminPost | undefined;
} {
  const { status, problem, serverMessage } = callErrorOf(error);
  const isAway = status === 0 || status >= 500;
  const reason = problem?.errors?.[0]?.message ?? serverMessage ?? 'Please try again.';
  return {
    state: isAway ? { kind: 'offline' } : { kind: 'refused', reason },
    current: status === 409 ? (problem?.current as AdminPost | undefined) : undefined,
  };
}

/** Saves again a while after a failure, and as soon as the browser is online again. */
function useRetry(state: SaveState, flush: () => Promise<unknown>): void {
  useEffect(() => {
    if (state.kind !== 'offline') return;
    const timer = setTimeout(() => void flush(), retryAfter);
    const again = () => void flush();
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state, flush]);
}

/**
 * Asks for confirmation before a tab with unsaved content closes. Navigation within the panel
 * saves.
 */
function useLeaving(isWritten: boolean, flush: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWritten) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWritten]);
  useEffect(() => () => void flush(), [flush]);
}
