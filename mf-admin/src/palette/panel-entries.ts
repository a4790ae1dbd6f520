import { managingRoles, type Role } from '@northcast/shared-contracts/roles';
import { sectionsOf } from '../role/sections';
import type { Entry } from './entry';

type Offer = Omit<Entry, 'key' | 'group'> & {
  /** Roles that may use it; if omitted, `managingRoles`. */
  readonly roles?: readonly Role[];
};

const actions: readonly Offer[] = [
  { label: 'New order', icon: 'plus', words: 'add create', act: { dialog: 'order' } },
  { label: 'New customer', icon: 'plus', words: 'add create', act: { dialog: 'customer' } },
  { label: 'New message', icon: 'plus', words: 'write to customer', act: { dialog: 'message' } },
  {
    label: 'New post',
    icon: 'plus',
    words: 'blog write create',
    act: { run: 'newPost' },
    roles: ['owner', 'manager', 'editor'],
  },
  {
    label: 'Invite to the team',
    icon: 'plus',
    words: 'member add',
    act: { dialog: 'invitation' },
    roles: ['owner'],
  },
  {
    label: 'Sign out',
    icon: 'logout',
    words: 'logout leave',
    act: { run: 'signOut' },
    roles: ['owner', 'manager', 'editor', 'producer'],
  },
];

const workers: readonly Role[] = ['owner', 'manager', 'producer'];
const writers: readonly Role[] = ['owner', 'manager', 'editor'];

const filters: readonly Offer[] = [
  { label: 'Late orders', icon: 'clock', act: { to: '/admin/orders?due=late' }, roles: workers },
  {
    label: 'Pending orders',
    icon: 'wave',
    act: { to: '/admin/orders?status=pending' },
    roles: workers,
  },
  {
    label: 'Orders in progress',
    icon: 'wave',
    words: 'processing',
    act: { to: '/admin/orders?status=processing' },
    roles: workers,
  },
  { label: 'My orders', icon: 'wave', words: 'assigned', act: { to: '/admin/orders?assignee=me' } },
  {
    label: 'Unassigned orders',
    icon: 'wave',
    act: { to: '/admin/orders?assignee=nobody' },
  },
  { label: 'Unanswered messages', icon: 'mail', act: { to: '/admin/messages?status=pending' } },
  { label: 'Enquiries', icon: 'send', act: { to: '/admin/messages?tab=enquiries' } },
  {
    label: 'New enquiries',
    icon: 'send',
    act: { to: '/admin/messages?tab=enquiries&status=new' },
  },
  {
    label: 'Drafts of posts',
    icon: 'edit',
    words: 'blog',
    act: { to: '/admin/blog?status=draft' },
    roles: writers,
  },
  {
    label: 'Mail not delivered',
    icon: 'alert',
    words: 'failed',
    act: { to: '/admin/mail?status=failed' },
  },
];

/** The panel's actions, pages and filters that the role may use. */
export function panelEntries(role: Role): readonly Entry[] {
  const named = (group: string, offers: readonly Offer[]) =>
    offers
      .filter(({ roles = managingRoles }) => roles.includes(role))
      .map(({ roles, ...offer }) => ({ ...offer, group, key: `${group}:${offer.label}` }));
  const pages = sectionsOf(role).map(({ label, to, icon }) => ({ label, icon, act: { to } }));
  return [
    ...named('Actions', actions),
    ...named('Pages', [
      ...pages.map((page) => ({ ...page, roles: [role] })),
      { label: 'Dashboard', icon: 'people', act: { to: '/dashboard' }, roles: [role] },
    ]),
    ...named('Lists', filters),
  ];
}

/** Entries that search a whole list: lists search every row, the palette only a few. */
export function searchEntries(role: Role, query: string): readonly Entry[] {
  const q = encodeURIComponent(query);
  const lists = [
    { to: `/admin/orders?q=${q}`, page: '/admin/orders', noun: 'orders' },
    { to: `/admin/customers?q=${q}`, page: '/admin/customers', noun: 'customers' },
    { to: `/admin/messages?q=${q}`, page: '/admin/messages', noun: 'messages' },
    { to: `/admin/messages?tab=enquiries&q=${q}`, page: '/admin/messages', noun: 'enquiries' },
    { to: `/admin/blog?q=${q}`, page: '/admin/blog', noun: 'posts' },
  ];
  const pages = sectionsOf(role).map(({ to }) => to);
  return lists
    .filter(({ page }) => pages.includes(page))
    .map(({ to, noun }) => ({
      key: `search:${noun}`,
      group: 'Search a whole list',
      label: `All ${noun} with “${query}”`,
      icon: 'search',
      act: { to },
    }));
}
