import type { ShellStore } from '../store/store';
import { hasSignedInHint, refreshSession, setSession } from './refresh-session';

/** Ends the session and redirects to the home page. */
export const signOutAddress = '/api/logout';

/** Entry of the tab's storage while it leaves by `leaveThroughServer`. */
const leavingKey = 'northcast:leaving';

/**
 * Milliseconds after which a page that is still there was not left: the user has stopped the
 * navigation. A silent bff is answered for after 30 s.
 */
const longestNavigation = 40_000;

/** Clears what this tab stores about the user's work, such as form drafts. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}

/**
 * Replaces the page with sign-in by way of the server, as for an unauthenticated visitor of a
 * protected page.
 * @param next encoded path, query and hash to return to
 */
export function signInThroughServer(next: string): void {
  window.location.replace(`/api/login?next=${next}`);
}

/**
 * Signs out by a navigation, also if the call failed. The page forgets the user first, because the
 * back/forward cache may keep it. The next page calls `finishLeaving`.
 */
export function leaveThroughServer(shellStore: ShellStore): void {
  setSession(shellStore, { status: 'unknown' });
  try {
    sessionStorage.setItem(leavingKey, 'true');
  } catch {
    // Without the entry, nothing would clear a full storage later.
    clearTabStorage();
  }
  window.location.assign(signOutAddress);
  const timer = setTimeout(() => {
    finishLeaving();
    void refreshSession(shellStore, true);
  }, longestNavigation);
  window.addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}

/**
 * Clears what this tab stores if `leaveThroughServer` has signed out. If the server could not, the
 * user is still signed in and keeps the drafts.
 * @returns whether it has signed out
 */
export function finishLeaving(): boolean {
  try {
    const isLeaving = sessionStorage.getItem(leavingKey) !== null;
    const hasLeft = isLeaving && !hasSignedInHint(document.cookie);
    if (hasLeft) sessionStorage.clear();
    else sessionStorage.removeItem(leavingKey);
    return hasLeft;
  } catch {
    // As in `clearTabStorage`.
    return false;
  }
}
