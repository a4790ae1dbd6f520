import { adminApi } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { useManages } from '../role/use-role';

/** Possible assignees; empty until loaded, and for users who do not manage orders. */
export function usePeople() {
  const { data = [], error } = adminApi.useTeamPeopleQuery(undefined, { skip: !useManages() });
  useSessionEnd(error);
  return data;
}

/** Returns the name of a possible assignee; empty for others, and until loaded. */
export function useNameOf() {
  const people = usePeople();
  return (id: string) => people.find((person) => person.id === id)?.name ?? '';
}
