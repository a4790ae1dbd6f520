import { fieldErrors } from '@northcast/shared-contracts/api/field-errors';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { orderPlacementSchema } from '@northcast/shared-contracts/api/orders';

const line = { name: 'Jingle', price: 140, quantity: 2 };
const order = { customerPhone: '+1 212 555 0142', projectBrief: 'A theme' };
const errors = (lines: unknown) => fieldErrors(orderPlacementSchema, { ...order, lines });

test('an order comes to the prices of its lines, each as often as it is ordered', () => {
  expect(orderLinesTotal([])).toBe(0);
  expect(orderLinesTotal([line, { price: 70, quantity: 1 }])).toBe(350);
});

test.each([
  ['one line', [line]],
  ['twenty lines', Array(20).fill(line)],
  ['a line without a number', [{ name: 'Jingle', price: 0 }]],
  ['the highest price and number', [{ ...line, price: 1_000_000, quantity: 20 }]],
  ['no lines', undefined],
])('an order takes %s', (_name, lines) => {
  expect(errors(lines)).toEqual([]);
});

test.each([
  ['an empty list', [], 'lines'],
  ['21 lines', Array(21).fill(line), 'lines'],
  ['no name', [{ price: 1 }], 'lines[0].name'],
  ['a name of 121 characters', [{ ...line, name: 'x'.repeat(121) }], 'lines[0].name'],
  ['no price', [{ name: 'Jingle' }], 'lines[0].price'],
  ['a price below nothing', [{ ...line, price: -1 }], 'lines[0].price'],
  ['a price above the highest', [{ ...line, price: 1_000_001 }], 'lines[0].price'],
  ['half a dollar', [{ ...line, price: 0.5 }], 'lines[0].price'],
  ['none of a thing', [{ ...line, quantity: 0 }], 'lines[0].quantity'],
  ['21 of a thing', [{ ...line, quantity: 21 }], 'lines[0].quantity'],
  ['half a thing', [{ ...line, quantity: 1.5 }], 'lines[0].quantity'],
  ['a number in words', [{ ...line, quantity: 'two' }], 'lines[0].quantity'],
])('an order refuses %s', (_name, lines, path) => {
  expect(errors(lines).map((error) => error.path)).toEqual([path]);
});

test('a line without a number is ordered once', () => {
  const { lines } = orderPlacementSchema.validateSync({
    ...order,
    lines: [{ name: 'Jingle', price: 0 }],
  });
  expect(lines).toEqual([{ name: 'Jingle', price: 0, quantity: 1 }]);
});
