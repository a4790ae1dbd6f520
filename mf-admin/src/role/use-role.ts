import { type SessionUser, useHost } from '@northcast/shared-contracts/host/host';
import { managingRoles, type Role } from '@northcast/shared-contracts/roles';

/** What an administrator may do; a server from before there were roles has owners only. */
export const roleOf = ({ role }: Pick<SessionUser, 'role'>): Role => role ?? 'owner';

/** The role of who is at the keyboard; of visitors that of an owner, whom the guard stops before. */
export function useRole(): Role {
  const { session } = useHost();
  return session.status === 'authenticated' ? roleOf(session.user) : 'owner';
}

/** Whether the panel shows what belongs to any customer, and not assigned orders alone. */
export const useManages = (): boolean => managingRoles.includes(useRole());
