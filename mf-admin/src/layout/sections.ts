import type { Overview } from '@northcast/shared-contracts/api/entities';
import type { IconName } from '@northcast/shared-ui/icon/paths';

interface Section {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** What waits there, in words after the number. */
  readonly waiting?: { readonly count: (overview: Overview) => number; readonly words: string };
}

/** The pages of the panel, in the order of its sidebar. */
export const sections: readonly Section[] = [
  { label: 'Customers', to: '/admin/customers', icon: 'people' },
  {
    label: 'Orders',
    to: '/admin/orders',
    icon: 'wave',
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
  { label: 'Blog', to: '/admin/blog', icon: 'edit' },
  { label: 'Invoices', to: '/admin/invoices', icon: 'file' },
  { label: 'Mail', to: '/admin/mail', icon: 'send' },
  { label: 'Audit', to: '/admin/audit', icon: 'clock' },
];
