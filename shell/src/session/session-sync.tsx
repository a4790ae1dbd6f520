import { useEffect, useRef } from 'react';
import { type ShellStore, useShellState } from '../store/store';
import { clearTabStorage, finishLeaving } from './leave';
import { hasSignedInHint, refreshSession, setSession } from './refresh-session';

/**
 * Loads the session once, and again when another tab signs in or out or the page returns from the
 * back/forward cache. A page without a session tells the other tabs, because signing out by the
 * link of the mobile menu sends no other event.
 */
export function SessionSync({ shellStore }: { readonly shellStore: ShellStore }) {
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      finishLeaving();
      // While cached, the page missed what other tabs announced.
      if (hasSignedInHint(document.cookie)) void refreshSession(shellStore, true);
      else {
        // Most likely the user has signed out: a session that expires lasts for weeks.
        if (shellStore.store.getState().session.status === 'authenticated') clearTabStorage();
        // Synchronously, before the first paint: the page may show data of that user.
        setSession(shellStore, { status: 'anonymous' });
      }
    };
    const stop = onSessionEvent((event) => {
      if (event === 'left') clearTabStorage();
      void refreshSession(shellStore, true);
    });
    window.addEventListener('pageshow', restored);
    const hasLeft = finishLeaving();
    if (hasSignedInHint(document.cookie)) void refreshSession(shellStore);
    else announceSession(hasLeft ? 'left' : 'signed-out');
    return () => {
      stop();
      window.removeEventListener('pageshow', restored);
    };
  }, [shellStore]);
  useRetry(shellStore);
  return null;
}

/** Milliseconds until the first automatic retry. Each further one waits twice as long. */
const firstRetryMs = 10_000;
const longestRetryMs = 60_000;

/**
 * Loads the session again while the server does not answer: after a growing delay, and at once when
 * the browser is back online or the tab is shown again.
 */
function useRetry(shellStore: ShellStore): void {
  const session = useShellState(shellStore, (state) => state.session);
  const retries = useRef(0);
  useEffect(() => {
    if (session.status !== 'unknown' || !session.isUnreachable) {
      retries.current = 0;
      return;
    }
    const retry = () => void refreshSession(shellStore);
    const retryIfVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    const delay = Math.min(firstRetryMs * 2 ** retries.current, longestRetryMs);
    retries.current += 1;
    const timer = setTimeout(retry, delay);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retryIfVisible);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retryIfVisible);
    };
  }, [session, shellStore]);
}

/**
 * What other open tabs are told. `left`: the user signed out, so drafts are deleted; `signed-out`:
 * there is no session, and drafts wait for the next one.
 */
type SessionEvent = 'signed-in' | 'signed-out' | 'left';

let shared: BroadcastChannel | undefined;

/**
 * One channel per page: a channel does not receive its own messages, but would receive those of a
 * second channel on the same page.
 * @returns undefined if the browser forbids storage, and channels with it
 */
function channel(): BroadcastChannel | undefined {
  try {
    shared ??= new BroadcastChannel('northcast-session');
  } catch {
    // Not an error: such a browser has no session that tabs could share.
  }
  return shared;
}

export function announceSession(event: SessionEvent): void {
  channel()?.postMessage(event);
}

/**
 * Stops listening while the page is in the back/forward cache, because a message would evict it.
 * @returns unsubscribes
 */
function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionEvent>) => listener(data);
  const open = () => channel()?.addEventListener('message', hear);
  open();
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', close);
  return () => {
    window.removeEventListener('pageshow', open);
    window.removeEventListener('pagehide', close);
    shared?.removeEventListener('message', hear);
  };
}

function close(): void {
  shared?.close();
  shared = undefined;
}
