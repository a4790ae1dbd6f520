import { satisfiesContract } from './contract-gate';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.9.9', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['1.2.3', '>=1.0.0', false],
  ['1.2.3', '', false],
  ['1.2', '^1.0.0', false],
  ['12.10.11', '^12.10.10', true],
  ['v1.2.3', '^1.2.3', false],
  ['1.2.3-beta', '^1.2.3', false],
  ['1.2.3', 'x^1.2.3', false],
  ['1.2.3', '^1.2.3 || ^2.0.0', false],
])('contract %s satisfies range %s: %s', (version, range, fits) => {
  expect(satisfiesContract(version, range)).toBe(fits);
});
