import { useHost } from '@northcast/shared-contracts/host/host';
import { managingRoles } from '@northcast/shared-contracts/roles';
import { adminApi } from '../calls/admin-api';

/** Whether who is signed in manages orders; a server from before there were roles does not say. */
export function useManages(): boolean {
  const { session } = useHost();
  if (session.status !== 'authenticated') return false;
  const { role } = session.user;
  return role === undefined || managingRoles.includes(role);
}

/** Those whom an order can be assigned to; empty until they are known, and for who does not manage. */
export function usePeople() {
  const { data = [] } = adminApi.useTeamPeopleQuery(undefined, { skip: !useManages() });
  return data;
}
