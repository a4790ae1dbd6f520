import type { Overview } from '@northcast/shared-contracts/api/entities';
import { managingRoles, type Role } from '@northcast/shared-contracts/roles';
import type { IconName } from '@northcast/shared-ui/icon/paths';

interface Section {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** Roles that may open it; if omitted, `managingRoles`. */
  readonly roles?: readonly Role[];
  /** Count of pending items, and the words after the number. */
  readonly waiting?: { readonly count: (overview: Overview) => number; readonly words: string };
}

/** The panel's pages, in sidebar order. */
const sections: readonly Section[] = [
  { label: 'Customers', to: '/admin/customers', icon: 'people' },
  {
    label: 'Orders',
    to: '/admin/orders',
    icon: 'wave',
    roles: ['owner', 'manager', 'producer'],
    waiting: { count: ({ newOrders }) => newOrders, words: 'new' },
  },
  {
    label: 'Messages',
    to: '/admin/messages',
    icon: 'mail',
    waiting: {
      count: ({ unansweredMessages, enquiries }) => unansweredMessages + enquiries,
      words: 'unanswered',
    },
  },
  { label: 'Overview', to: '/admin', icon: 'chart' },
  { label: 'Blog', to: '/admin/blog', icon: 'edit', roles: ['owner', 'manager', 'editor'] },
  {
    label: 'Newsletter',
    to: '/admin/newsletter',
    icon: 'star',
    roles: ['owner', 'manager', 'editor'],
  },
  { label: 'Invoices', to: '/admin/invoices', icon: 'file' },
  { label: 'Mail', to: '/admin/mail', icon: 'send' },
  { label: 'Audit', to: '/admin/audit', icon: 'clock' },
  { label: 'Team', to: '/admin/team', icon: 'shield', roles: ['owner'] },
  { label: 'Integrations', to: '/admin/integrations', icon: 'link', roles: ['owner'] },
];

export const sectionsOf = (role: Role): readonly Section[] =>
  sections.filter(({ roles = managingRoles }) => roles.includes(role));

/** Whether a role may open a path, which is a section's own or below one. */
export const mayOpen = (role: Role, path: string): boolean =>
  sectionsOf(role).some(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)));

/**
 * The first page of a role. A role without any page gets the orders page, where `RoleGate` explains
 * that.
 */
export const homeOf = (role: Role): string => sectionsOf(role)[0]?.to ?? '/admin/orders';
