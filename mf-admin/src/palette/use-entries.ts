import type { SearchResults } from '@northcast/shared-contracts/api/entities';
import type { SearchKind } from '@northcast/shared-contracts/api/search';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { useRestedText } from '../rested-text/use-rested-text';
import { useRole } from '../role/use-role';
import type { Entry, EntryGroup } from './entry';
import { panelEntries, searchEntries } from './panel-entries';
import { grouped, rank, scoreOf } from './rank';

const address = 'palette-recent';
const most = 5;

/** Ids of the entries chosen last in this tab, newest first; nothing else is stored. */
function recentIds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(address) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    // Storage is unavailable, or its value is not ours.
    return [];
  }
}

export function keepRecent(id: string): void {
  const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, most);
  try {
    sessionStorage.setItem(address, JSON.stringify(ids));
  } catch {
    // Storage is unavailable or full: recent entries are not remembered.
  }
}

export interface Entries {
  readonly groups: readonly EntryGroup[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Entries for a text; for an empty text, recent entries and everything that the panel offers. */
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
        // Until new results arrive, keep previous results that match the new text.
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

/** Recently chosen entries. Only ids are stored for the server's rows; their labels are fetched. */
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

type Found = SearchResults['results'][number];

interface KindWords {
  readonly group: string;
  readonly icon: IconName;
  readonly to: (found: Found) => string;
}

const kinds: Readonly<Record<SearchKind, KindWords>> = {
  orders: { group: 'Orders', icon: 'wave', to: ({ id }) => `/admin/orders?details=${id}` },
  customers: { group: 'Customers', icon: 'people', to: ({ id }) => `/admin/customers/${id}` },
  // A link that opens a row must use a list that contains it.
  enquiries: {
    group: 'Enquiries',
    icon: 'send',
    to: ({ id }) => `/admin/messages?tab=enquiries&q=${id}&open=${id}`,
  },
  messages: {
    group: 'Messages',
    icon: 'mail',
    to: ({ id }) => `/admin/messages?q=${id}&open=${id}`,
  },
  posts: { group: 'Posts', icon: 'edit', to: ({ id }) => `/admin/blog/${id}` },
  invoices: {
    group: 'Invoices',
    icon: 'file',
    to: ({ title }) => `/admin/invoices?q=${encodeURIComponent(title)}`,
  },
};

/** Search results as entries; unknown kinds, from a newer server, are dropped. */
function foundEntries(results: readonly Found[]): readonly Entry[] {
  return results.flatMap((found) => {
    const kind: KindWords | undefined = kinds[found.kind];
    if (kind === undefined) return [];
    const { group, icon, to } = kind;
    const label = found.title || 'Untitled';
    const act = { to: to(found) };
    return [{ key: found.id, group, icon, label, detail: found.detail, act }];
  });
}
