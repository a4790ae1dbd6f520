import { describeDuration, readDuration } from './duration.js';

test.each([
  ['1s', 1000],
  ['30s', 30_000],
  ['10m', 600_000],
  ['2h', 7_200_000],
  ['168h', 604_800_000],
  ['169h', null],
  ['0s', null],
  ['10', null],
  ['m', null],
  ['1.5h', null],
  ['-1h', null],
  ['10 m', null],
  ['10mm', null],
  ['x10m', null],
  ['1234567s', null],
  ['2d', null],
])('%s is parsed as %p milliseconds', (text, milliseconds) => {
  expect(readDuration(text)).toBe(milliseconds);
});

test.each([
  [-5, '0 s'],
  [45_400, '45 s'],
  [119_000, '119 s'],
  [120_000, '2 min'],
  [630_000, '11 min'],
  [119 * 60_000, '119 min'],
  [120 * 60_000, '2 h 0 min'],
  [125 * 60_000, '2 h 5 min'],
])('%i milliseconds are displayed as %s', (milliseconds, words) => {
  expect(describeDuration(milliseconds)).toBe(words);
});
