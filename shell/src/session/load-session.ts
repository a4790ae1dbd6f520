import { call } from '@northcast/shared-contracts/api/client/request';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import type { Session, SessionUser } from '@northcast/shared-contracts/host/host';
import { hasSignedInHint } from './signed-in-hint';

/**
 * Who is at the keyboard, asked once. Without the hint cookie there is no session and no call: a visitor's pages make none.
 * Where the server does not answer, it is unreachable.
 */
export async function loadSession(): Promise<Session> {
  if (!hasSignedInHint(document.cookie)) return { status: 'anonymous' };
  const result = await call<SessionUser>(sessionEndpoints.currentUser);
  if ('data' in result) return { status: 'authenticated', user: result.data };
  return result.error.status === 401
    ? { status: 'anonymous' }
    : { status: 'unknown', isUnreachable: true };
}
