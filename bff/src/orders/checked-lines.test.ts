import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { checkedLines, linesOf, namesOf } from './order-lines.js';

const creator = { name: 'Creator', price: 220, quantity: 1 };
const rush = { name: 'Rush Delivery (12 hours)', price: 50, quantity: 1 };
const jingles = { name: 'Jingle', price: 140, quantity: 2 };
const placed = { serviceName: 'Creator', servicePrice: 550, lines: [creator, rush, jingles] };

const texts = {
  name: 'Please choose a service, plan or add-on of our catalogue',
  price: 'The price does not match our catalogue. Please reload the page and try again.',
  notFirst: 'The service must be the first of the things ordered',
  total: 'The price does not match what is ordered. Please reload the page and try again.',
};
const rejection = (errors: readonly FieldError[]) =>
  expect.objectContaining({ status: 422, parts: { errors } });

test('lines are kept with their prices and quantities, in the spelling of the catalogue', () => {
  expect(checkedLines(placed)).toEqual([creator, rush, jingles]);
  const lines = [
    { ...creator, name: 'creator' },
    { ...jingles, name: 'JINGLE' },
  ];
  const otherCase = { serviceName: 'CREATOR', servicePrice: 500, lines };
  expect(checkedLines(otherCase)).toEqual([creator, jingles]);
});

test('only a single line with quantity one is dropped, because name and price say as much', () => {
  const once = { serviceName: 'Creator', servicePrice: 220, lines: [creator] };
  expect(checkedLines(once)).toBeUndefined();
  const twice = { serviceName: 'Jingle', servicePrice: 280, lines: [jingles] };
  expect(checkedLines(twice)).toEqual([jingles]);
  const both = { serviceName: 'Creator', servicePrice: 270, lines: [creator, rush] };
  expect(checkedLines(both)).toEqual([creator, rush]);
});

test.each<[string, Partial<typeof placed>, readonly FieldError[]]>([
  [
    'the name of a line',
    { lines: [creator, { ...rush, name: 'Moon landing' }, jingles] },
    [{ path: 'lines[1].name', message: texts.name }],
  ],
  [
    'the price of a line',
    { lines: [creator, { ...rush, price: 49 }, jingles], servicePrice: 549 },
    [{ path: 'lines[1].price', message: texts.price }],
  ],
  [
    'the service name',
    { serviceName: 'Jingle' },
    [{ path: 'serviceName', message: texts.notFirst }],
  ],
  ['a total too low', { servicePrice: 549 }, [{ path: 'servicePrice', message: texts.total }]],
  ['a total too high', { servicePrice: 551 }, [{ path: 'servicePrice', message: texts.total }]],
  [
    'everything',
    {
      serviceName: 'Jingle',
      lines: [
        { ...creator, price: 219 },
        { ...rush, name: 'Moon landing' },
      ],
    },
    [
      { path: 'lines[0].price', message: texts.price },
      { path: 'lines[1].name', message: texts.name },
      { path: 'serviceName', message: texts.notFirst },
      { path: 'servicePrice', message: texts.total },
    ],
  ],
])('lines that differ from the catalogue in %s are rejected', (_what, change, errors) => {
  expect(() => checkedLines({ ...placed, ...change })).toThrow(rejection(errors));
});

test('an order without lines has the catalogue price of its name, or a name of its own', () => {
  expect(checkedLines({ serviceName: 'Jingle', servicePrice: 140 })).toBeUndefined();
  expect(checkedLines({ serviceName: 'A series about bees', servicePrice: 7 })).toBeUndefined();
  expect(() => checkedLines({ serviceName: 'Jingle', servicePrice: 139 })).toThrow(
    rejection([{ path: 'servicePrice', message: texts.price }]),
  );
});

test('a stored order has its lines, or only the service name', () => {
  const lineItems = JSON.stringify(placed.lines);
  expect(linesOf({ lineItems })).toEqual(placed.lines);
  expect(namesOf({ serviceName: 'Creator', lineItems })).toEqual([
    'Creator',
    'Rush Delivery (12 hours)',
    'Jingle',
  ]);
  expect(linesOf({ lineItems: null })).toBeUndefined();
  expect(namesOf({ serviceName: 'Creator', lineItems: null })).toEqual(['Creator']);
});
