import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { callErrorOf } from '../calls/call-failure';
import { postApi } from './post-calls';
import { contentOf, type KeptContent, storedTextOf, textOfContent } from './post-content';
import { type SaveState, useKeeping, usePostVersion, useSignOutSave } from './use-post-version';

/**
 * Milliseconds without a key press before the content is saved, and before a failed save is
 * retried.
 */
const pause = 1000;
const retryAfter = 4000;
/** Sent texts without a response that are remembered; the server stored one of them at most. */
const mostUnanswered = 20;

export type PostAnswer = {
  readonly data?: AdminPost | undefined;
  readonly error?: CallError | SerializedError | undefined;
};

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
  /**
   * Saves the content, then makes a call that changes the post. The content of the page counts as
   * saved until the caller replaces it. Saves wait until the call has ended.
   * @param call receives the version that holds the content
   * @param isDone whether a post is as the call leaves it, for a call whose response was lost
   * @returns null if the content could not be saved
   */
  readonly saveThen: (
    call: (version: number) => Promise<PostAnswer>,
    isDone: (post: AdminPost) => boolean,
  ) => Promise<PostAnswer | null>;
  /** Overwrites the other author's version with the content written here. */
  readonly keepMine: () => void;
  /** Gives up the content written here. The caller shows the other author's version instead. */
  readonly dropMine: () => void;
}

/**
 * Saves the content shortly after the last key press. This browser stores what cannot be saved.
 * @param offered content of an earlier visit that the page offers; a save does not drop it
 */
export function usePostSaving(
  first: AdminPost,
  content: KeptContent,
  userId: string,
  offered: KeptContent | null = null,
): Saving {
  const held = usePostVersion(first, content, userId, offered);
  const { post, state, conflict, now, follow, dropMine, setState, setConflict } = held;
  const [save] = postApi.useSavePostMutation();
  const keepUnsaved = useKeeping(now);
  const inTurn = useTurns();

  const send = useCallback(
    async function attempt(): Promise<number | null> {
      const { content: sent, base, unanswered } = now.current;
      const { version } = base;
      const text = textOfContent(sent);
      const attempts = [...unanswered, storedTextOf(sent)];
      setState({ kind: 'saving' });
      const { data, error } = await save({ id: first.id, body: { ...contentOf(sent), version } });
      if (data) {
        follow(data, text);
        return data.version;
      }
      const { current, state: failed } = failureOf(error);
      if (current && [...attempts, storedTextOf(base)].includes(storedTextOf(current))) {
        // An earlier attempt was stored, and its response was lost; or only the status has changed.
        const isStored = storedTextOf(current) === storedTextOf(sent);
        follow(current, isStored ? text : undefined);
        return isStored ? current.version : attempt();
      }
      keepUnsaved(error);
      if (failed.kind === 'offline') now.current.unanswered = attempts.slice(-mostUnanswered);
      if (current) setConflict(current);
      setState(failed);
      return null;
    },
    [save, first.id, now, follow, setState, setConflict, keepUnsaved],
  );

  const savedVersion = useCallback(
    async () => (isSettled(now.current) ? now.current.base.version : send()),
    [now, send],
  );

  const flush = useCallback(() => inTurn(savedVersion), [inTurn, savedVersion]);

  const take = useCallback(
    (answer: PostAnswer, isDone: (post: AdminPost) => boolean): PostAnswer => {
      const { base, saved } = now.current;
      const current = answer.error && failureOf(answer.error).current;
      if (current && storedTextOf(current) !== storedTextOf(base)) {
        setConflict(current);
        return answer;
      }
      const next = answer.data ?? current;
      if (next) follow(next, saved);
      return next && isDone(next) ? { data: next } : answer;
    },
    [now, follow, setConflict],
  );

  const saveThen: Saving['saveThen'] = useCallback(
    (call, isDone) =>
      inTurn(async () => {
        const version = await savedVersion();
        return version === null ? null : take(await call(version), isDone);
      }),
    [inTurn, savedVersion, take],
  );

  const text = textOfContent(content);
  const { saved } = now.current;
  const isWritten = text !== saved;
  useEffect(() => {
    if (text === saved || conflict !== null) return;
    setState((before) => (before.kind === 'saved' ? { kind: 'unsaved' } : before));
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
    // Every key press changes `text` and so restarts the timer. `saved` changes while the text may
    // not: what was taken back during a save is saved again.
  }, [text, saved, conflict, flush, setState]);

  useRetry(state, flush);
  useLeaving(isWritten, flush);
  useSignOutSave(now, flush);

  const keepMine = useCallback(() => {
    if (conflict === null) return;
    now.current.base = conflict;
    now.current.saved = '';
    setConflict(null);
    void flush();
  }, [now, conflict, setConflict, flush]);

  return { post, state: stateOf(held, isWritten), conflict, flush, saveThen, keepMine, dropMine };
}

/**
 * Whether nothing is to be sent: the session has ended, or the server has the content. A sent text
 * without a response may have replaced it.
 */
function isSettled(now: ReturnType<typeof usePostVersion>['now']['current']): boolean {
  const isSaved = textOfContent(now.content) === now.saved && now.unanswered.length === 0;
  return isSaved || now.session === 'ended';
}

/** What was refused, or not sent yet, and was taken back since counts as saved. */
function stateOf(
  { post, state, conflict }: ReturnType<typeof usePostVersion>,
  isWritten: boolean,
): SaveState {
  const isOutdated = state.kind === 'unsaved' || state.kind === 'refused';
  if (isWritten || conflict !== null || !isOutdated) return state;
  return { kind: 'saved', at: post.savedAt };
}

/** Runs one call after the other: each refers to the version that the one before created. */
function useTurns() {
  const running = useRef<Promise<unknown> | null>(null);
  return useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    while (running.current !== null) await running.current;
    const result = work().finally(() => {
      running.current = null;
    });
    running.current = result;
    return result;
  }, []);
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
