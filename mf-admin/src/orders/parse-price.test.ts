import { parsePrice } from './order-values';

test.each([
  ['140', 140],
  [' 140 ', 140],
  ['99.95', 99],
  ['12.', 12],
  ['0', 0],
])('%j is stored as %d dollars', (text, dollars) => {
  expect(parsePrice(text)).toBe(dollars);
});

test.each(['', '1e3', '-5', '0x10', '1,000', '12 USD', '.5', 'Infinity'])(
  '%j is not a price',
  (text) => {
    expect(parsePrice(text)).toBeNaN();
  },
);
