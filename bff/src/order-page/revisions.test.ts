import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import { revisionsOf } from './revisions.js';

const day = 86_400_000;
const first = Date.parse('2026-11-01T10:00:00.000Z');
const dayAt = (days: number) => new Date(first + days * day);
const event = (kind: OrderEventKind, days: number, detail = '') => ({
  kind,
  detail,
  createdAt: dayAt(days),
});
const bought = (days: number, detail = '3 6E123456') => event('revisionBought', days, detail);
const asked = (days: number) => event('revisionAsked', days);
type Events = readonly ReturnType<typeof event>[];

/** Rounds of an order with three included ones, after so many days. */
const after = (days: number, events: Events) =>
  revisionsOf('Jingle', 'service', events, undefined, dayAt(days).getTime());
const validUntil = (days: number) => dayAt(days).toISOString();

test('included revision rounds are those of the catalogue plus those bought', () => {
  const rounds = [asked(0), bought(1)];
  const extra = [{ rounds: 3, validUntil: validUntil(31) }];
  expect(after(2, rounds)).toEqual({ included: 6, used: 1, extra });
  expect(revisionsOf('Pro Weekly', 'service', rounds)).toEqual({ included: null, used: 1 });
  expect(revisionsOf('Single Extra Revision', 'service', [])).toEqual({ included: 0, used: 0 });
  expect(revisionsOf('A series about bees', 'quote', [])).toEqual({ included: 2, used: 0 });
  expect(revisionsOf('Demo Call', 'call', [])).toEqual({ included: 0, used: 0 });
  const lines = [
    { name: 'Jingle', price: 140, quantity: 2 },
    { name: 'Additional Revision', price: 25, quantity: 1 },
    { name: 'Audiogram Creation', price: 35, quantity: 1 },
  ];
  expect(revisionsOf('Jingle', 'service', [], lines)).toEqual({ included: 7, used: 0 });
});

test.each<[string, number, Events, object]>([
  [
    'can be used until 30 days have passed',
    29.99,
    [bought(0)],
    { included: 6, used: 0, extra: [{ rounds: 3, validUntil: validUntil(30) }] },
  ],
  ['expire unused after 30 days', 30, [bought(0)], { included: 3, used: 0 }],
  [
    'are used before included ones',
    30,
    [bought(0), asked(1), asked(2), asked(3), asked(4)],
    { included: 6, used: 4 },
  ],
  ['expire except those that were used', 30, [bought(0), asked(1)], { included: 4, used: 1 }],
  ['are not used by earlier requests', 31, [asked(0), bought(1)], { included: 3, used: 1 }],
  [
    'are not used by requests after their expiry',
    31,
    [bought(0), asked(30)],
    { included: 3, used: 1 },
  ],
  [
    'are used in the order of their expiry',
    35,
    [bought(0, '1 01234567'), bought(10), asked(11), asked(12)],
    { included: 7, used: 2, extra: [{ rounds: 2, validUntil: validUntil(40) }] },
  ],
  [
    'are listed with the date of each purchase',
    11,
    [bought(0, '1 01234567'), bought(10)],
    {
      included: 7,
      used: 0,
      extra: [
        { rounds: 1, validUntil: validUntil(30) },
        { rounds: 3, validUntil: validUntil(40) },
      ],
    },
  ],
  [
    'count from the last confirmation of their order',
    31,
    [bought(0), event('revisionWithdrawn', 1, '3 6E123456'), bought(2)],
    { included: 6, used: 0, extra: [{ rounds: 3, validUntil: validUntil(32) }] },
  ],
  [
    'of another order stay when these are withdrawn',
    2,
    [bought(0, '1 01234567'), bought(0), event('revisionWithdrawn', 1, '3 6E123456')],
    { included: 4, used: 0, extra: [{ rounds: 1, validUntil: validUntil(30) }] },
  ],
])('bought rounds %s', (_rule, days, events, rounds) => {
  expect(after(days, events)).toEqual(rounds);
});
