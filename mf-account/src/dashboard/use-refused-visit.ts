import { useHost } from '@northcast/shared-contracts/host/host';
import { redirectDelays } from '@northcast/shared-contracts/texts/screens';
import { toasts } from '@northcast/shared-contracts/texts/toasts';
import { useCallback, useEffect, useRef } from 'react';

/** False once somebody is on their way elsewhere, as after signing out here: the next page is still loading then. */
const isStillHere = () => window.location.pathname === '/dashboard';

/**
 * Shows the door to whoever is not signed in: a notice, then sign-in through the server, and back to what was asked for.
 * @returns what to call when a read or write says that the session is over
 */
export function useRefusedVisit(): () => void {
  const { session, showToast, sessionEnded } = useHost();
  const isExpired = useRef(false);
  const isRefused = session.status === 'anonymous';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one notice for each time that nobody is signed in
  useEffect(() => {
    if (!isRefused || isExpired.current) return;
    let leave: ReturnType<typeof setTimeout> | undefined;
    const refuse = () => {
      if (!isStillHere()) return;
      showToast(toasts.unauthorized);
      clearTimeout(leave);
      leave = setTimeout(() => {
        if (isStillHere()) window.location.replace(signInAddress());
      }, redirectDelays.unauthorized);
    };
    refuse();
    // Signing out here and going back before the next page has come: this page never left.
    window.addEventListener('popstate', refuse);
    return () => {
      clearTimeout(leave);
      window.removeEventListener('popstate', refuse);
    };
  }, [isRefused]);
  return useCallback(() => {
    if (isExpired.current) return;
    isExpired.current = true;
    sessionEnded('sessionExpired');
  }, [sessionEnded]);
}

function signInAddress(): string {
  const { pathname, search, hash } = window.location;
  return `/api/login?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}
