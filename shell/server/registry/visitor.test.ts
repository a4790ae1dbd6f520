import { bucketOf, canaryNumbers } from './visitor.js';

const visitors = Array.from({ length: canaryNumbers }, (_none, number) => number);

/**
 * Chi-square statistic (one degree of freedom) of the membership of visitors in two canaries with
 * this share.
 */
function chiSquare(
  one: readonly [string, string],
  other: readonly [string, string],
  share: number,
) {
  const isIn = ([remote, version]: readonly [string, string], number: number) =>
    bucketOf(number, remote, version) < share;
  const table = [0, 0, 0, 0];
  for (const number of visitors) {
    const cell = (isIn(one, number) ? 2 : 0) + (isIn(other, number) ? 1 : 0);
    table[cell] = (table[cell] ?? 0) + 1;
  }
  const [neither = 0, second = 0, first = 0, both = 0] = table;
  const all = visitors.length;
  const product = (first + both) * (second + both) * (neither + second) * (neither + first);
  return (all * (both * neither - first * second) ** 2) / product;
}

test.each([
  [
    ['mf-account', '1.4.0'],
    ['mf-admin', '1.4.0'],
  ],
  [
    ['mf-account', '1.4.0'],
    ['mf-account', '1.5.0'],
  ],
  [
    ['mf-marketing', '2.0.0'],
    ['mf-admin', '3.1.0'],
  ],
] as const)('visitors of the canaries %j and %j are independent', (one, other) => {
  // Critical value for p = 0.001.
  for (const share of [5, 25, 50]) expect(chiSquare(one, other, share)).toBeLessThan(10.83);
});

test('a canary share of n percent contains n percent of the canary numbers', () => {
  for (const share of [1, 5, 25, 50, 100]) {
    const inside = visitors.filter((number) => bucketOf(number, 'mf-admin', '1.4.0') < share);
    expect(Math.abs(inside.length / visitors.length - share / 100)).toBeLessThan(0.01);
  }
});

test('the bucket of a canary number is stable and lies between 0 and 99', () => {
  const bucket = bucketOf(4711, 'mf-admin', '1.4.0');
  expect(bucketOf(4711, 'mf-admin', '1.4.0')).toBe(bucket);
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(bucket).toBeLessThan(100);
});
