import { call } from '@northcast/shared-contracts/api/client/request';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import { earlyToasts } from '@northcast/shared-contracts/content/texts/early-toasts';
import { redirectDelays } from '@northcast/shared-contracts/content/texts/screens';
import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openedHere } from '../order/use-close-order';
import { clearTabStorage, leaveThroughServer, signInThroughServer } from '../session/leave';
import { refreshSession, setSession } from '../session/refresh-session';
import { announceSession } from '../session/session-sync';
import { toastDismissed, toastShown } from '../store/shell-state';
import { type ShellStore, useShellState } from '../store/store';

interface HostProviderProps {
  readonly shellStore: ShellStore;
  readonly children: ReactNode;
}

/** Implements `Host` of the contract for the remotes. */
export function HostProvider({ shellStore, children }: HostProviderProps) {
  const { store } = shellStore;
  const session = useShellState(shellStore, (state) => state.session);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** Path of the page that shows the notice before its redirect. */
  const ending = useRef<string>(undefined);

  // Apart from the session, and without the query: pages memoise by these functions.
  const actions = useMemo<Omit<Host, 'session'>>(() => {
    const forget = (event: 'left' | 'signed-out') => {
      setSession(shellStore, { status: 'anonymous' });
      announceSession(event);
    };
    return {
      showToast: (toast) => {
        const { title, description, detail, action } = toast;
        const texts = [title, description ?? '', detail ?? '', action ? action.label : ''];
        // React would throw on another value, outside the area that passed it.
        if (texts.every((text) => typeof text === 'string')) store.dispatch(toastShown(toast));
        else reportError(new TypeError('A text of a toast is not a string'));
      },
      openOrder: (slug) => {
        const { search: before, hash } = window.location;
        const next = new URLSearchParams(before);
        const shown = next.get('order');
        // The second click of a double click.
        if (shown === slug) return;
        next.set('order', slug);
        // One entry for all orders, so that closing leads to the page; its state says how to close.
        const replace = shown !== null;
        const state: unknown = replace ? window.history.state?.usr : openedHere;
        // With another hash, the page would scroll.
        void navigate({ search: next.toString(), hash }, { state, replace });
      },
      signedIn: (user) => {
        setSession(shellStore, { status: 'authenticated', user });
        announceSession('signed-in');
      },
      refreshSession: () => refreshSession(shellStore),
      signOut: async (to = '/') => {
        const result = await call<undefined>(sessionEndpoints.logout);
        if ('error' in result) {
          leaveThroughServer(shellStore);
          return;
        }
        clearTabStorage();
        const isHere = window.location.pathname === to;
        void navigate(to, { replace: isHere });
        forget('left');
        // The button that had the focus is gone, and no page arrives whose heading would get it.
        if (isHere) focusHeading();
      },
      sessionEnded: (reason) => {
        // A page that notices that the user is gone calls this again. Another page, opened during
        // the notice, needs a redirect of its own.
        if (ending.current === pathname) return;
        ending.current = pathname;
        const isVisitor = store.getState().session.status === 'anonymous';
        store.dispatch(toastShown(earlyToasts[reason]));
        forget('signed-out');
        const { search, hash } = window.location;
        const next = encodeURIComponent(pathname + search + hash);
        afterNotice(shellStore, redirectDelays[reason], () => {
          if (ending.current === pathname) ending.current = undefined;
          // The user may have gone on to a public page, or to one with a redirect of its own.
          if (window.location.pathname !== pathname) withdrawNotice(shellStore, ending.current);
          else if (isVisitor) signInThroughServer(next);
          else void navigate(`/auth?next=${next}`, { replace: true });
        });
      },
    };
  }, [store, shellStore, navigate, pathname]);
  const host = useMemo<Host>(() => ({ ...actions, session }), [actions, session]);
  return <HostContext value={host}>{children}</HostContext>;
}

/**
 * Removes the notice that announces sign-in, if it is still shown.
 * @param other path of another page that shows it, if any
 */
function withdrawNotice({ store }: ShellStore, other: string | undefined): void {
  const isShown = store.getState().toast.toast === earlyToasts.unauthorized;
  if (isShown && other === undefined) store.dispatch(toastDismissed());
}

/** Milliseconds to wait for a notice to appear, for example while its code is loading. */
const appearanceTimeoutMs = 3000;

/**
 * Calls `go` some time after the last notice appeared, so that users can read it on any connection.
 * @param delayMs after the notice appeared or the wait timed out
 */
function afterNotice({ store }: ShellStore, delayMs: number, go: () => void): void {
  const { serial } = store.getState().toast;
  const stopListening = store.subscribe(() => {
    if (store.getState().toast.appeared >= serial) proceed();
  });
  const timer = setTimeout(proceed, appearanceTimeoutMs);
  function proceed(): void {
    stopListening();
    clearTimeout(timer);
    setTimeout(go, delayMs);
  }
}
