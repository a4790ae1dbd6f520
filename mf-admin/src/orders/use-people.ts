import { useHost } from '@northcast/shared-contracts/host/host';
import { managingRoles } from '@northcast/shared-contracts/roles';
import { adminApi } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';

/** Whether the current user manages orders. Servers without roles omit the role. */
export function useManages(): boolean {
  const { session } = useHost();
  if (session.status !== 'authenticated') return false;
  const { role } = session.user;
  return role === undefined || managingRoles.includes(role);
}

/** Possible assignees; empty until loaded, and for users who do not manage orders. */
export function usePeople() {
  const { data = [], error } = adminApi.useTeamPeopleQuery(undefined, { skip: !useManages() });
  useSessionEnd(error);
  return data;
}
