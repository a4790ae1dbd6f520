import { useEffect } from 'react';
import type { ShellStore } from '../store/store';
import { refreshSession, setSession } from './refresh-session';
import { announceSession, onSessionEvent } from './session-channel';
import { hasSignedInHint } from './signed-in-hint';

/**
 * Asks who is at the keyboard once, and again when another tab signs in or out or the page comes back from the history cache.
 * A page that finds nobody signed in tells the other tabs: signing out by the link of the phone's menu leaves no other trace.
 */
export function SessionSync({ shellStore }: { readonly shellStore: ShellStore }) {
  useEffect(() => {
    const refresh = () => refreshSession(shellStore);
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // At once, before anything is painted: what this page shows may be another person's by now.
      if (!hasSignedInHint(document.cookie)) setSession(shellStore, { status: 'anonymous' });
      else void refresh();
    };
    const stop = onSessionEvent(() => void refresh());
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
