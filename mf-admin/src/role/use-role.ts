import { useUserId } from '@northcast/order-ui/use-user-id';
import { type SessionUser, useHost } from '@northcast/shared-contracts/host/host';
import { managingRoles, type Role } from '@northcast/shared-contracts/roles';
import { useCallback } from 'react';

/** An administrator's role; servers without roles have owners only. */
export const roleOf = ({ role }: Pick<SessionUser, 'role'>): Role => role ?? 'owner';

/** The current user's role; `owner` for visitors, whom the guard stops earlier. */
export function useRole(): Role {
  const { session } = useHost();
  return session.status === 'authenticated' ? roleOf(session.user) : 'owner';
}

/** Whether the user sees all customers' data, not only their assigned orders; false for visitors. */
export function useManages(): boolean {
  const { session } = useHost();
  return session.status === 'authenticated' && managingRoles.includes(roleOf(session.user));
}

/** Whether the user may grant and revoke rights. */
export const useIsOwner = (): boolean => useRole() === 'owner';

/**
 * Whether the user may change an account: owners any account, managers customers and themselves.
 */
export function useMayChange(): (account: Pick<SessionUser, 'id' | 'isAdmin'>) => boolean {
  const ownId = useUserId();
  const isOwner = useIsOwner();
  return useCallback(({ id, isAdmin }) => isOwner || !isAdmin || id === ownId, [isOwner, ownId]);
}
