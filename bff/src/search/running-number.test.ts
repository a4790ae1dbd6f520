import { runningNumber } from './running-number.js';

test.each([
  ['nc-000012', 'NC-', '12'],
  ['nc000012', 'NC-', '12'],
  ['12', 'NC-', '12'],
  ['ac2026-000012', 'AC2026-', '12'],
  // Without the configured prefix, its final digit cannot be distinguished from the number.
  ['r7000012', 'R7', '12'],
  // Invoices from before the prefix was changed.
  ['nc-000012', 'R7', '12'],
  ['nc-', 'NC-', undefined],
  ['jingle', 'NC-', undefined],
  ['0', 'NC-', undefined],
])('the search word %s with the prefix %s gives the number %s', (word, prefix, number) => {
  expect(runningNumber(word, prefix)).toBe(number);
});
