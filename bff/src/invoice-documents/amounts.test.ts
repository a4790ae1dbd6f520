import fc from 'fast-check';
import { centsText, containedVat } from './amounts.js';

const price = fc.integer({ min: 0, max: 10_000_000_000 });
const rate = fc.integer({ min: 0, max: 9999 });

/** Exact, with fractions of big integers. */
test('the net price is rounded to the nearest cent, and the VAT is the rest of the price', () => {
  fc.assert(
    fc.property(price, rate, (total, percent) => {
      const net = BigInt(total - containedVat(total, percent));
      // Twice the error, in units of 1/(10,000 + rate) of a cent, is at most one cent in these
      // units.
      const whole = 10_000n + BigInt(percent);
      const error = 2n * (net * whole - BigInt(total) * 10_000n);
      expect(error <= whole && error > -whole).toBe(true);
    }),
    { seed: 101, numRuns: 2000 },
  );
});

test('the VAT is zero at a rate of zero and never decreases with a higher rate or price', () => {
  fc.assert(
    fc.property(price, rate, (total, percent) => {
      expect(containedVat(total, 0)).toBe(0);
      expect(containedVat(total, percent + 1)).toBeGreaterThanOrEqual(containedVat(total, percent));
      expect(containedVat(total + 1, percent)).toBeGreaterThanOrEqual(containedVat(total, percent));
    }),
    { seed: 101, numRuns: 2000 },
  );
});

test.each([
  [50_000, 2000, 8333],
  [14_000, 1900, 2235],
  [100, 700, 7],
  [1, 2000, 0],
  // A net price of 0.5 cents is rounded up.
  [1, 10_000, 0],
])('%d cents at a VAT rate of %d contain %d cents of VAT', (total, percent, vat) => {
  expect(containedVat(total, percent)).toBe(vat);
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456_789, '$1,234,567.89'],
  [-50_000, '−$500.00'],
])('%d cents are formatted as %s', (cents, text) => {
  expect(centsText(cents)).toBe(text);
});
