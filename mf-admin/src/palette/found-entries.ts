import type { SearchResults } from '@northcast/shared-contracts/api/entities';
import type { SearchKind } from '@northcast/shared-contracts/api/search';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import type { Entry } from './entry';

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
export function foundEntries(results: readonly Found[]): readonly Entry[] {
  return results.flatMap((found) => {
    const kind: KindWords | undefined = kinds[found.kind];
    if (kind === undefined) return [];
    const { group, icon, to } = kind;
    const label = found.title || 'Untitled';
    const act = { to: to(found) };
    return [{ key: found.id, group, icon, label, detail: found.detail, act }];
  });
}
