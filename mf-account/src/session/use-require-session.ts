import { useHost } from '@northcast/shared-contracts/host/host';
import { useCallback, useEffect, useRef } from 'react';

/** False once somebody is on their way elsewhere, as after signing out here: the next page is still loading then. */
const isStillAt = (path: string) => window.location.pathname === path;

/**
 * Redirects unauthenticated visitors to sign-in, after a notice, and back to what was asked for.
 * @param path of the page
 * @returns what to call when a read or write says that the session is over
 */
export function useRequireSession(path: string): () => void {
  const { session, sessionEnded } = useHost();
  const isExpired = useRef(false);
  const isRefused = session.status === 'anonymous';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one notice for each time that nobody is signed in
  useEffect(() => {
    if (!isRefused || isExpired.current) return;
    const refuse = () => {
      if (isStillAt(path)) sessionEnded('unauthorized');
    };
    refuse();
    // Signing out here and going back before the next page has come: this page never left.
    window.addEventListener('popstate', refuse);
    return () => window.removeEventListener('popstate', refuse);
  }, [isRefused]);
  return useCallback(() => {
    if (isExpired.current) return;
    isExpired.current = true;
    sessionEnded('sessionExpired');
  }, [sessionEnded]);
}
