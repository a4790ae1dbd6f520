import { isLate, promisedAt } from './due-day.js';

const order = {
  serviceName: 'Lite Edit',
  servicePrice: 40,
  lineItems: null,
  priceAgreedAt: null,
  status: 'pending',
} as const;
const creator = { name: 'Creator', price: 220, quantity: 1 };
const rushed = JSON.stringify([
  creator,
  { name: 'Rush Delivery (12 hours)', price: 50, quantity: 1 },
]);
const withVideo = JSON.stringify([creator, { name: 'Social Clip', price: 39, quantity: 1 }]);

test.each([
  [order, 48],
  [{ ...order, status: 'processing' as const }, 24],
  [{ ...order, serviceName: 'Creator', lineItems: rushed }, 36],
  [{ ...order, serviceName: 'Rush Delivery (12 hours)', status: 'processing' as const }, 12],
])('%p is promised after %p hours, across a month boundary', (each, hours) => {
  const from = new Date('2026-02-28T20:00:00.000Z');
  expect(promisedAt(each, from)?.getTime()).toBe(from.getTime() + hours * 3_600_000);
});

test.each([
  { ...order, serviceName: 'Demo Call', servicePrice: 0 },
  { ...order, serviceName: 'Something of my own', servicePrice: 0 },
  { ...order, serviceName: 'Consulting' },
  { ...order, serviceName: 'Jingle' },
  { ...order, serviceName: 'Pro Weekly', status: 'processing' as const },
  { ...order, serviceName: 'Creator', lineItems: withVideo },
  { ...order, priceAgreedAt: new Date() },
  { ...order, status: 'completed' as const },
  { ...order, status: 'cancelled' as const },
])('%p has no promised time', (each) => {
  expect(promisedAt(each, new Date())).toBeNull();
});

test.each([
  ['pending', '2026-11-29', true],
  ['processing', '2026-11-29', true],
  ['pending', '2026-11-30', false],
  ['completed', '2026-11-29', false],
  ['cancelled', '2026-11-29', false],
  ['pending', null, false],
] as const)('a %s order due on %s is late on 30 November: %s', (status, dueOn, late) => {
  expect(isLate({ status, dueOn }, '2026-11-30')).toBe(late);
});
