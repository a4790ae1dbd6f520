import { fieldErrors } from '@northcast/shared-contracts/api/field-errors';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { orderPlacementSchema } from '@northcast/shared-contracts/api/orders';

const line = { name: 'Jingle', price: 140, quantity: 2 };
const order = { customerPhone: '+1 212 555 0142', projectBrief: 'A theme' };
const errors = (lines: unknown) => fieldErrors(orderPlacementSchema, { ...order, lines });

test('the total of an order is the sum of price times quantity of its lines', () => {
  expect(orderLinesTotal([])).toBe(0);
  expect(orderLinesTotal([line, { price: 70, quantity: 1 }])).toBe(350);
});

test.each([
  ['one line', [line]],
  ['twenty lines', Array(20).fill(line)],
  ['a line without a quantity', [{ name: 'Jingle', price: 0 }]],
  ['the highest price and quantity', [{ ...line, price: 1_000_000, quantity: 20 }]],
  ['no lines', undefined],
])('an order accepts %s', (_name, lines) => {
  expect(errors(lines)).toEqual([]);
});

test.each([
  ['an empty list of lines', [], 'lines'],
  ['21 lines', Array(21).fill(line), 'lines'],
  ['a line without a name', [{ price: 1 }], 'lines[0].name'],
  ['a name of 121 characters', [{ ...line, name: 'x'.repeat(121) }], 'lines[0].name'],
  ['a line without a price', [{ name: 'Jingle' }], 'lines[0].price'],
  ['a negative price', [{ ...line, price: -1 }], 'lines[0].price'],
  ['a price above the maximum', [{ ...line, price: 1_000_001 }], 'lines[0].price'],
  ['a price with cents', [{ ...line, price: 0.5 }], 'lines[0].price'],
  ['a quantity of 0', [{ ...line, quantity: 0 }], 'lines[0].quantity'],
  ['a quantity of 21', [{ ...line, quantity: 21 }], 'lines[0].quantity'],
  ['a fractional quantity', [{ ...line, quantity: 1.5 }], 'lines[0].quantity'],
  ['a quantity in words', [{ ...line, quantity: 'two' }], 'lines[0].quantity'],
])('an order rejects %s', (_name, lines, path) => {
  expect(errors(lines).map((error) => error.path)).toEqual([path]);
});

test('a line without a quantity gets the quantity 1', () => {
  const { lines } = orderPlacementSchema.validateSync({
    ...order,
    lines: [{ name: 'Jingle', price: 0 }],
  });
  expect(lines).toEqual([{ name: 'Jingle', price: 0, quantity: 1 }]);
});

test.each([
  ['One order can hold at most 20 different things', Array(21).fill(line)],
  ['Please choose a service, plan or add-on of our catalogue', [{ ...line, name: ' ' }]],
  ['Please choose a whole number from 1 to 20', [{ ...line, quantity: 21 }]],
])('an order is rejected with the text: %s', (message, lines) => {
  expect(errors(lines).map((error) => error.message)).toEqual([message]);
});
