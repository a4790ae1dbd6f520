import { call } from '@northcast/shared-contracts/api/client/request';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import type { Session, SessionUser } from '@northcast/shared-contracts/host/host';
import { sessionChanged } from '../store/shell-state';
import type { ShellStore } from '../store/store';

/** Number of the latest session change per page. Responses to earlier requests are ignored. */
const changes = new WeakMap<ShellStore, number>();
/** Pages whose user may have changed since the last successful check. */
const doubted = new WeakSet<ShellStore>();

/**
 * Sets the current session. If the user changed, clears the data cached for the previous user.
 * @param session new session
 */
export function setSession(shellStore: ShellStore, session: Session): void {
  countChange(shellStore);
  doubted.delete(shellStore);
  const { store, resetParts } = shellStore;
  const before = store.getState().session;
  store.dispatch(sessionChanged(session));
  const leaver = userIdOf(before);
  if (leaver !== undefined && leaver !== userIdOf(session)) resetParts();
}

/**
 * Loads the session from the server, unless the session changes before the response arrives. A
 * failure, such as a missing network, does not sign the user out.
 * @param isAnnounced whether another tab announced a change; then a failure makes it unknown
 */
export async function refreshSession(shellStore: ShellStore, isAnnounced = false): Promise<void> {
  const change = countChange(shellStore);
  if (isAnnounced) doubted.add(shellStore);
  const session = await loadSession();
  if (changes.get(shellStore) !== change) return;
  const isKept =
    session.status === 'unknown' &&
    !doubted.has(shellStore) &&
    shellStore.store.getState().session.status === 'authenticated';
  if (!isKept) setSession(shellStore, session);
}

function countChange(shellStore: ShellStore): number {
  const change = (changes.get(shellStore) ?? 0) + 1;
  changes.set(shellStore, change);
  return change;
}

const userIdOf = (session: Session) =>
  session.status === 'authenticated' ? session.user.id : undefined;

/**
 * Loads the current session. Without the hint cookie there is no session and no call, so pages of
 * visitors make none. If the server does not respond, the session is unknown.
 */
async function loadSession(): Promise<Session> {
  if (!hasSignedInHint(document.cookie)) return { status: 'anonymous' };
  const result = await call<SessionUser>(sessionEndpoints.currentUser);
  if ('data' in result) return { status: 'authenticated', user: result.data };
  return result.error.status === 401
    ? { status: 'anonymous' }
    : { status: 'unknown', isUnreachable: true };
}

/**
 * Whether the browser probably has a session. Reads the hint cookie that sign-in sets along with
 * the session cookie, with the `__Host-` prefix if the servers know that browsers use HTTPS. The
 * hint grants no access, so either name is accepted.
 */
export function hasSignedInHint(cookies: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?nc_signed_in=1(?:;|$)/.test(cookies);
}
