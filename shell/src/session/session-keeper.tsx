import { useEffect } from 'react';
import type { ShellStore } from '../store/store';
import { loadSession } from './load-session';
import { onSessionEvent } from './session-channel';
import { sessionChanged } from './session-slice';

/** Asks who is at the keyboard once, and again when another tab signs in or out or the page comes back from the history cache. */
export function SessionKeeper({ shellStore }: { readonly shellStore: ShellStore }) {
  useEffect(() => {
    const { store, resetParts } = shellStore;
    const refresh = async () => {
      const session = await loadSession();
      if (session.status === 'anonymous' && store.getState().session.status !== 'anonymous')
        resetParts();
      store.dispatch(sessionChanged(session));
    };
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh();
    };
    void refresh();
    const stop = onSessionEvent(() => void refresh());
    window.addEventListener('pageshow', restored);
    return () => {
      stop();
      window.removeEventListener('pageshow', restored);
    };
  }, [shellStore]);
  return null;
}
