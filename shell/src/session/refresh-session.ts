import type { Session } from '@northcast/shared-contracts/host/host';
import type { ShellStore } from '../store/store';
import { loadSession } from './load-session';
import { sessionChanged } from './session-state';

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
