import type { NeedKind } from '@northcast/shared-contracts/api/business';
import type { BusinessNeeds } from '@northcast/shared-contracts/api/entities';
import type { IconName } from '@northcast/shared-ui/icon/paths';

type Need = BusinessNeeds['groups'][number]['entries'][number];

interface NeedWords {
  readonly title: string;
  readonly icon: IconName;
  /** The address of one item. */
  readonly to: (need: Need) => string;
  /** The address of the complete list, if there is one. */
  readonly all?: string;
}

const toOrder = ({ orderId, id }: Need) => `/admin/orders?details=${orderId ?? id}`;

const late = '/admin/orders?due=late&sort=dueOn';
const pending = '/admin/messages?status=pending&direction=asc';
const failed = '/admin/mail?status=failed&direction=asc';
const enquiries = '/admin/messages?tab=enquiries&status=new&direction=asc';

/**
 * Label and links of each kind of pending item. A link that opens a row must use a list that
 * contains it.
 */
export const needText: Readonly<Record<NeedKind, NeedWords>> = {
  lateOrders: {
    title: 'Late',
    icon: 'clock',
    to: ({ orderId, id }) => `${late}&details=${orderId ?? id}`,
    all: late,
  },
  pendingOrders: {
    title: 'Pending orders',
    icon: 'wave',
    to: toOrder,
    all: '/admin/orders?status=pending&direction=asc',
  },
  unansweredThreads: {
    title: 'Unanswered messages',
    icon: 'mail',
    to: ({ id }) => `${pending}&open=${id}`,
    all: pending,
  },
  enquiries: {
    title: 'New enquiries',
    icon: 'send',
    to: ({ id }) => `${enquiries}&open=${id}`,
    all: enquiries,
  },
  quotesToPrice: { title: 'Quotes to price', icon: 'edit', to: toOrder },
  revisions: { title: 'Revisions requested', icon: 'refresh', to: toOrder },
  quotesOpen: { title: 'Quotes awaiting an answer', icon: 'clock', to: toOrder },
  deliveriesOpen: { title: 'Deliveries awaiting approval', icon: 'check', to: toOrder },
  refusedFiles: { title: 'Refused files', icon: 'file', to: toOrder },
  failedMails: {
    title: 'Mail not delivered',
    icon: 'alert',
    to: ({ id }) => `${failed}&open=${id}`,
    all: failed,
  },
};
