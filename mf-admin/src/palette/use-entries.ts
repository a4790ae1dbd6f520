import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { useRestedText } from '../rested-text/use-rested-text';
import { useRole } from '../role/use-role';
import type { EntryGroup } from './entry';
import { foundEntries } from './found-entries';
import { panelEntries, searchEntries } from './panel-entries';
import { grouped, rank, scoreOf } from './rank';

const address = 'palette-recent';
const most = 5;

/** Ids of what was chosen last in this tab, the newest first: nothing else of it is stored. */
function recentIds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(address) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    // Storage is forbidden, or somebody else wrote there.
    return [];
  }
}

export function keepRecent(id: string): void {
  const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, most);
  try {
    sessionStorage.setItem(address, JSON.stringify(ids));
  } catch {
    // Storage is forbidden or full: the choice works without it.
  }
}

export interface Entries {
  readonly groups: readonly EntryGroup[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** What is there to choose for a text: recent choices and all that the panel offers before anything is typed. */
export function useEntries(text: string): Entries {
  const role = useRole();
  const query = text.trim();
  const rested = useRestedText(text);
  const search = adminApi.useSearchQuery({ q: rested }, { skip: rested === '' || query === '' });
  const offered = panelEntries(role);
  const recent = useRecent(offered);
  useSessionEnd(search.error);
  if (query === '') {
    const groups = grouped([...recent, ...offered]);
    return { groups, isLoading: false, isFailed: false, retry: () => undefined };
  }
  const isCurrent = rested === query && !search.isFetching;
  const found = foundEntries(search.data?.results ?? []);
  return {
    groups: [
      ...rank(
        offered,
        // What was found for the letters before, where it fits these.
        isCurrent
          ? search.error
            ? []
            : found
          : found.filter((entry) => scoreOf(entry, query) > 0),
        query,
      ),
      ...grouped(searchEntries(role, query)),
    ],
    isLoading: !isCurrent,
    isFailed: isCurrent && search.error !== undefined,
    retry: () => void search.refetch(),
  };
}

/** What was chosen last; of the server's rows ids are kept, and what they are called is asked for. */
function useRecent(offered: ReturnType<typeof panelEntries>) {
  const [keys] = useState(recentIds);
  const ids = keys.filter((key) => !key.includes(':'));
  const { data } = adminApi.useSearchQuery({ ids: ids.join(',') }, { skip: ids.length === 0 });
  const known = [...offered, ...foundEntries(data?.results ?? [])];
  return keys.flatMap((key) => {
    const entry = known.find((each) => each.key === key);
    return entry ? [{ ...entry, key: `recent ${key}`, group: 'Recent' }] : [];
  });
}
