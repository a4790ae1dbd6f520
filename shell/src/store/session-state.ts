import type { Session } from '@northcast/shared-contracts/host/host';

export const sessionChanged = (session: Session) => ({ type: 'session/changed', session }) as const;

/** The current session. */
export function sessionReducer(
  state: Session = { status: 'anonymous' },
  action: ReturnType<typeof sessionChanged> | { readonly type: '' },
): Session {
  return action.type === 'session/changed' ? action.session : state;
}
