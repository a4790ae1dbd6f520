import { type SessionUser, useHost } from '@northcast/shared-contracts/host/host';
import { managingRoles, type Role } from '@northcast/shared-contracts/roles';

/** An administrator's role; servers without roles have owners only. */
export const roleOf = ({ role }: Pick<SessionUser, 'role'>): Role => role ?? 'owner';

/** The current user's role; `owner` for visitors, whom the guard stops earlier. */
export function useRole(): Role {
  const { session } = useHost();
  return session.status === 'authenticated' ? roleOf(session.user) : 'owner';
}

/** Whether the user sees all customers' data, not only their assigned orders. */
export const useManages = (): boolean => managingRoles.includes(useRole());

/** Whether an account is the user's own. */
export function useIsSelf(id: string): boolean {
  const { session } = useHost();
  return session.status === 'authenticated' && session.user.id === id;
}
