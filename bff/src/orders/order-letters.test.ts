import type { Order } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import type { Letter } from '../mail/letter.js';
import { letterText } from '../mail/letter-text.js';
import type { Notice } from '../notices/notice.js';
import {
  newOrderNotice,
  orderAssignedNotice,
  orderCancelledNotice,
  orderPanelPath,
  orderPath,
  orderPlacedLetter,
  orderSearchPath,
  orderStatusLetter,
  ordersAssignedNotice,
  orderThread,
} from './order-letters.js';

const order: Order = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1b',
  userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  serviceName: 'Jingle',
  servicePrice: 140,
  customerName: 'Ada Kwon',
  customerEmail: 'ada@example.com',
  projectBrief: 'Ten seconds\nof brass',
  status: 'pending',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  version: 1,
};
const several: Order = {
  ...order,
  servicePrice: 370,
  lines: [
    { name: 'Jingle', price: 140, quantity: 2 },
    { name: 'Sound logo', price: 90, quantity: 1 },
  ],
};

const nextSteps: Readonly<Record<OrderStatus, string>> = {
  pending:
    'We look at your order and confirm it. You get a mail as soon as we start; ' +
    'until then you need to do nothing.',
  processing:
    'We are working on your order. You get a mail when it is ready. ' +
    'If we have questions, we write to you.',
  completed:
    'Your order is finished and ready for delivery. If something is not as you want it, ' +
    'write to us from your dashboard.',
  cancelled:
    'We do not work on this order any longer. If you did not expect this, ' +
    'or want to order again, write to us from your dashboard.',
};

const company = `${brand.legalName}, ${brand.address}`;
/** The end of a mail to the customer. */
const signature = `-- \nYou get this mail because there is an order in your account.\n${company}\n`;
const brief = '> Ten seconds\n> of brass';
const customerLink = 'See your order:\nhttps://x/dashboard/orders/52D0AD1B';
const panelPath = `/admin/orders?details=${order.id}`;
const panelLink = `Open the order:\nhttps://x${panelPath}`;

/** The parts of a mail's text that empty lines separate. */
const parts = (letter: Letter) => letterText(letter, 'https://x').split('\n\n');

/** A notice, with its blocks as the text of the mail. */
function asRead({ blocks, ...notice }: Notice) {
  return { ...notice, text: parts({ heading: notice.title, blocks }) };
}

test('the mail about a placed order states what was ordered, its brief and the next step', () => {
  const { subject, letter } = orderPlacedLetter(order);
  expect(subject).toBe('Your order #52D0AD1B');
  expect(parts(letter)).toEqual([
    'We have your order',
    'Hello Ada Kwon,',
    nextSteps.pending,
    'Order: #52D0AD1B\nService: Jingle\nPrice: $140\nStatus: Pending',
    'Your project brief:',
    brief,
    customerLink,
    signature,
  ]);
});

test('the mail about an order with several lines lists each line with its price', () => {
  const facts = parts(orderPlacedLetter(several).letter)[3];
  expect(facts).toBe(
    'Order: #52D0AD1B\n2 × Jingle: $280\nSound logo: $90\nPrice: $370\nStatus: Pending',
  );
});

test('the mail about a custom request at $0 says that it is to be quoted', () => {
  const request = { ...order, serviceName: 'Custom Solution', servicePrice: 0 };
  expect(parts(orderPlacedLetter(request).letter)[3]).toBe(
    'Order: #52D0AD1B\nService: Custom Solution\nPrice: $0 · To be quoted\nStatus: Pending',
  );
});

test.each([
  ['pending', 'Your order awaits confirmation', 'Pending'],
  ['processing', 'Your order is in production', 'Processing'],
  ['completed', 'Your order is ready', 'Completed'],
  ['cancelled', 'Your order has been cancelled', 'Cancelled'],
] as const)('the mail about the status %s says what it means', (status, heading, name) => {
  expect(parts(orderStatusLetter({ ...order, status }).letter)).toEqual([
    heading,
    'Hello Ada Kwon,',
    nextSteps[status],
    `Order: #52D0AD1B\nService: Jingle\nPrice: $140\nStatus: ${name}`,
    customerLink,
    signature,
  ]);
});

test('the mails about one order have one thread, and subjects that reply to the first', () => {
  const renamed: Order = { ...order, serviceName: 'Another', status: 'completed' };
  expect(orderThread(order)).toBe(`order-${order.id}`);
  expect(orderThread(renamed)).toBe(orderThread(order));
  expect(orderStatusLetter(renamed).subject).toBe('Re: Your order #52D0AD1B');
});

test('an order has a page for its customer, a page in the panel and a search in the panel', () => {
  expect(orderPath(order)).toBe('/dashboard/orders/52D0AD1B');
  expect(orderPanelPath(order)).toBe(panelPath);
  expect(orderSearchPath(order)).toBe('/admin/orders?q=52D0AD1B');
});

test('the notice of a new order states what was ordered, its customer and the brief', () => {
  const title = 'New order #52D0AD1B from Ada Kwon: Jingle';
  expect(asRead(newOrderNotice({ ...order, customerPhone: '+44 20' }))).toEqual({
    kind: 'new-order',
    title,
    path: panelPath,
    text: [
      title,
      'Order: #52D0AD1B\nService: Jingle\nPrice: $140\nCustomer: Ada Kwon\n' +
        'Email: ada@example.com\nPhone: +44 20',
      brief,
      panelLink,
      `-- \n${company}\n`,
    ],
  });
});

test('the notice of a new order lists its lines, and no phone number if there is none', () => {
  const { title, text } = asRead(newOrderNotice(several));
  expect(title).toBe('New order #52D0AD1B from Ada Kwon: 2 × Jingle and 1 more');
  expect(text[1]).toBe(
    'Order: #52D0AD1B\n2 × Jingle: $280\nSound logo: $90\nPrice: $370\nCustomer: Ada Kwon\n' +
      'Email: ada@example.com',
  );
});

test('the notice of a cancelled order states which order the customer cancelled', () => {
  const title = 'Cancelled order #52D0AD1B from Ada Kwon: Jingle';
  expect(asRead(orderCancelledNotice({ ...order, status: 'cancelled' }))).toEqual({
    kind: 'cancellation',
    orderId: order.id,
    title,
    path: panelPath,
    text: [
      title,
      'The customer cancelled this order before it was confirmed.',
      'Order: #52D0AD1B\nService: Jingle\nPrice: $140\nStatus: Cancelled',
      panelLink,
      `-- \n${company}\n`,
    ],
  });
});

test('the notice of an assigned order states who assigned it, its content and the brief', () => {
  const title = 'Order #52D0AD1B was assigned to you: Jingle';
  expect(asRead(orderAssignedNotice(order, 'Noor Haddad'))).toEqual({
    kind: 'order-assigned',
    orderId: order.id,
    title,
    path: panelPath,
    text: [
      title,
      'Noor Haddad has assigned this order to you.',
      'Order: #52D0AD1B\nService: Jingle\nPrice: $140\nStatus: Pending',
      brief,
      panelLink,
      `-- \n${company}\n`,
    ],
  });
});

test('the notice of several assigned orders states their number and leads to them', () => {
  expect(asRead(ordersAssignedNotice(3, 'Noor Haddad'))).toEqual({
    kind: 'order-assigned',
    title: '3 orders are yours',
    path: '/admin/orders?assignee=me',
    text: [
      '3 orders are yours',
      'Noor Haddad has assigned 3 orders to you.',
      'Open your orders:\nhttps://x/admin/orders?assignee=me',
      `-- \n${company}\n`,
    ],
  });
});
