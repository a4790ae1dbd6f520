import { call } from '@northcast/shared-contracts/api/client/request';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import type { Session, SessionUser } from '@northcast/shared-contracts/host/host';
import { sessionChanged } from '../store/session-state';
import type { ShellStore } from '../store/store';
import { hasSignedInHint } from './signed-in-hint';

/** The newest change of each page's session: the answer to an older question no longer counts. */
const changes = new WeakMap<ShellStore, number>();

/**
 * Sets who is at the keyboard. Somebody else than before, or nobody, sees nothing of what was read for the person before.
 * @param session what is now known
 */
export function setSession(shellStore: ShellStore, session: Session): void {
  countChange(shellStore);
  const { store, resetParts } = shellStore;
  const before = store.getState().session;
  store.dispatch(sessionChanged(session));
  const leaver = userIdOf(before);
  if (leaver !== undefined && leaver !== userIdOf(session)) resetParts();
}

/** Asks the server who is at the keyboard, unless that is decided otherwise before it answers. */
export async function refreshSession(shellStore: ShellStore): Promise<void> {
  const change = countChange(shellStore);
  const session = await loadSession();
  if (changes.get(shellStore) === change) setSession(shellStore, session);
}

function countChange(shellStore: ShellStore): number {
  const change = (changes.get(shellStore) ?? 0) + 1;
  changes.set(shellStore, change);
  return change;
}

const userIdOf = (session: Session) =>
  session.status === 'authenticated' ? session.user.id : undefined;

/**
 * Who is at the keyboard, asked once. Without the hint cookie there is no session and no call: a visitor's pages make none.
 * Where the server does not answer, it is unreachable.
 */
async function loadSession(): Promise<Session> {
  if (!hasSignedInHint(document.cookie)) return { status: 'anonymous' };
  const result = await call<SessionUser>(sessionEndpoints.currentUser);
  if ('data' in result) return { status: 'authenticated', user: result.data };
  return result.error.status === 401
    ? { status: 'anonymous' }
    : { status: 'unknown', isUnreachable: true };
}
