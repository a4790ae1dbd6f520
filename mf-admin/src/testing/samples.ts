import type {
  AdminPost,
  Enquiry,
  Message,
  Order,
  Webhook,
} from '@northcast/shared-contracts/api/entities';

let count = 0;

/** An order, each with another id, because the panel remembers the saves of an order. */
export function orderSample(change: Partial<Order> = {}): Order {
  count += 1;
  return {
    id: `01a1fb29-86ab-7903-95b6-d92a52d0b${String(count).padStart(3, '0')}`,
    userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
    serviceName: 'Jingle',
    servicePrice: 80,
    customerName: 'Ada Kwon',
    customerEmail: 'ada@example.com',
    projectBrief: 'A jingle',
    status: 'pending',
    createdAt: '2026-11-22T10:00:00.000Z',
    updatedAt: '2026-11-22T10:00:00.000Z',
    version: 1,
    ...change,
  };
}

/** An unanswered message of a visitor. */
export const messageSample: Message = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  userId: null,
  userName: 'Ada Kwon',
  userEmail: 'ada@example.com',
  subject: 'Invoice',
  message: 'Could you send it again?',
  createdAt: '2026-11-22T10:00:00.000Z',
  status: 'pending',
};

/** An enquiry without an answer. */
export const enquirySample: Enquiry = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  name: 'Noor Haddad',
  email: 'noor@example.com',
  service: 'Jingle',
  message: 'How long does it take?',
  createdAt: '2026-11-22T10:00:00.000Z',
  status: 'new',
  version: 1,
  answers: [],
};

/** A draft for tests. */
export const postSample: AdminPost = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  status: 'draft',
  title: 'Microphones',
  slug: 'microphones',
  excerpt: '',
  imageUrl: '',
  source: 'One',
  html: '<p>One</p>',
  version: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  savedAt: '2026-11-22T10:00:00.000Z',
  hasChanges: true,
};

/** A webhook for tests. */
export const webhookSample: Webhook = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  url: 'https://crm.example.com/hook',
  description: 'CRM',
  events: ['order.created'],
  isEnabled: true,
  createdAt: '2026-11-22T10:00:00.000Z',
  version: 1,
};
