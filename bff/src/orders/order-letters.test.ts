import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { letterText } from '../mail/letter-text.js';
import {
  newOrderNotice,
  orderAssignedNotice,
  orderCancelledNotice,
  orderPlacedLetter,
  orderStatusLetter,
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

const textOf = ({ letter }: ReturnType<typeof orderPlacedLetter>) =>
  letterText(letter, 'https://x');

test('the mail about a placed order contains its number, price, brief and link', () => {
  const text = textOf(orderPlacedLetter(order));
  expect(text).toMatch(/^We have your order\n\nHello Ada Kwon,\n/);
  expect(text).toContain('Order: #52D0AD1B\nService: Jingle\nPrice: $140\nStatus: Pending\n');
  expect(text).toContain('> Ten seconds\n> of brass');
  expect(text).toContain('See your order:\nhttps://x/dashboard/orders/52D0AD1B');
});

test('the mail about an order with several lines lists each line with its price', () => {
  const lines = [
    { name: 'Jingle', price: 140, quantity: 2 },
    { name: 'Sound logo', price: 90, quantity: 1 },
  ];
  const text = textOf(orderPlacedLetter({ ...order, lines, servicePrice: 370 }));
  expect(text).toContain('\n2 × Jingle: $280\nSound logo: $90\nPrice: $370\n');
  expect(text).not.toContain('Service:');
});

test('a mail states why the recipient gets it', () => {
  const reason = 'You get this mail because there is an order in your account.';
  const { letter } = orderPlacedLetter(order);
  expect(letter.reason).toBe(reason);
  expect(orderStatusLetter(order).letter.reason).toBe(reason);
});

test('the mail about a custom request at $0 says that it is to be quoted', () => {
  const request = { ...order, serviceName: 'Custom Solution', servicePrice: 0 };
  expect(textOf(orderPlacedLetter(request))).toContain('Price: $0 · To be quoted');
});

test('every status has its own mail text, in the mail thread of the order', () => {
  const letters = orderStatuses.map((status) => orderStatusLetter({ ...order, status }));
  expect(new Set(letters.map(textOf)).size).toBe(orderStatuses.length);
  for (const letter of letters) {
    expect(letter.subject).toBe(`Re: ${orderPlacedLetter(order).subject}`);
    expect(textOf(letter)).toContain('https://x/dashboard/orders/52D0AD1B');
  }
  expect(letters.map(({ letter }) => letter.heading)).toEqual([
    'Your order awaits confirmation',
    'Your order is in production',
    'Your order is ready',
    'Your order has been cancelled',
  ]);
  const edited = { ...order, serviceName: 'Another', status: 'completed' } as const;
  expect(orderStatusLetter(edited).subject).toBe(`Re: ${orderPlacedLetter(order).subject}`);
  expect(orderThread(edited)).toBe(orderThread(order));
});

test('the notice to the business names customer and service, and links to the order', () => {
  const { title, path, blocks } = newOrderNotice({ ...order, customerPhone: '+44 20' });
  expect(title).toBe('New order #52D0AD1B from Ada Kwon: Jingle');
  expect(path).toBe(`/admin/orders?details=${order.id}`);
  const text = letterText({ heading: title, blocks }, '');
  expect(text).toContain('Phone: +44 20');
  expect(text).toContain('> Ten seconds\n> of brass');
});

test('the notices about a cancelled and an assigned order name the order and what happened', () => {
  const cancelled = orderCancelledNotice(order);
  expect(cancelled).toMatchObject({
    kind: 'cancellation',
    orderId: order.id,
    title: 'Cancelled order #52D0AD1B from Ada Kwon: Jingle',
    path: `/admin/orders?details=${order.id}`,
  });
  const { title, blocks } = cancelled;
  expect(letterText({ heading: title, blocks }, 'https://x')).toMatch(
    /The customer cancelled this order before it was confirmed\..*Order: #52D0AD1B\n.*Open the order:\nhttps:\/\/x\/admin\/orders\?details=/s,
  );
  const assigned = orderAssignedNotice(order, 'Noor Haddad');
  expect(assigned.title).toBe('Order #52D0AD1B was assigned to you: Jingle');
  expect(letterText({ heading: assigned.title, blocks: assigned.blocks }, '')).toContain(
    'Noor Haddad has assigned this order to you.',
  );
});
