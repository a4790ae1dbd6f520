import { useEffect } from 'react';
import type { ShellStore } from '../store/store';
import { refreshSession, setSession } from './refresh-session';
import { announceSession, onSessionEvent } from './session-channel';
import { hasSignedInHint } from './signed-in-hint';

/**
 * Loads the session once, and again when another tab signs in or out or the page returns from the
 * back/forward cache. A page without a session tells the other tabs, because signing out by the
 * link of the mobile menu sends no other event.
 */
export function SessionSync({ shellStore }: { readonly shellStore: ShellStore }) {
  useEffect(() => {
    const refresh = () => refreshSession(shellStore);
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // Synchronously, before the first paint: the page may show data of a signed-out user.
      if (!hasSignedInHint(document.cookie)) setSession(shellStore, { status: 'anonymous' });
      else void refresh();
    };
    const stop = onSessionEvent(() => void refreshSession(shellStore, true));
    window.addEventListener('pageshow', restored);
    if (hasSignedInHint(document.cookie)) void refresh();
    else announceSession('signed-out');
    return () => {
      stop();
      window.removeEventListener('pageshow', restored);
    };
  }, [shellStore]);
  return null;
}
