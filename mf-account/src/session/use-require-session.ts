import { useHost } from '@northcast/shared-contracts/host/host';
import { useCallback, useEffect, useRef } from 'react';

/** False while a navigation away is loading, for example after sign-out. */
const isStillAt = (path: string) => window.location.pathname === path;

/**
 * Redirects unauthenticated visitors to sign-in with a notice, and back to the requested page.
 * @param path path of the page
 * @returns callback for when a call reports that the session is over
 */
export function useRequireSession(path: string): () => void {
  const { session, sessionEnded } = useHost();
  const isExpired = useRef(false);
  const isRefused = session.status === 'anonymous';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one notice per transition to anonymous
  useEffect(() => {
    if (!isRefused || isExpired.current) return;
    const refuse = () => {
      if (isStillAt(path)) sessionEnded('unauthorized');
    };
    refuse();
    // Covers sign-out followed by Back before the next page has loaded: this page never unmounts.
    window.addEventListener('popstate', refuse);
    return () => window.removeEventListener('popstate', refuse);
  }, [isRefused]);
  return useCallback(() => {
    if (isExpired.current) return;
    isExpired.current = true;
    sessionEnded('sessionExpired');
  }, [sessionEnded]);
}
