import { cookieAge, isOver, isRenewalDue, longestLife } from './session-times.js';

const now = Date.parse('2026-01-31T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (milliseconds: number) => new Date(now - milliseconds);
const session = (age: number, unused: number) => ({ createdAt: ago(age), lastSeenAt: ago(unused) });

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

test.each([
  ['a customer', false, 30 * day, 30 * day, false],
  ['a customer', false, 30 * day + 1, 0, true],
  ['an administrator', true, 12 * hour, 12 * hour, false],
  ['an administrator', true, 12 * hour + 1, 12 * hour + 1, true],
  ['an administrator', true, 7 * day, 0, false],
  ['an administrator', true, 7 * day + 1, 0, true],
])(
  'for %s (isAdmin %p) a session %i ms old and unused for %i ms is over: %p',
  (_who, isAdmin, age, unused, over) => {
    expect(isOver(session(age, unused), isAdmin)).toBe(over);
  },
);

test.each([
  [false, day, false],
  [false, day + 1, true],
  [true, 10 * minute, false],
  [true, 10 * minute + 1, true],
])('with isAdmin %p, a last use %i ms ago makes a renewal due: %p', (isAdmin, unused, due) => {
  expect(isRenewalDue(session(hour, unused), isAdmin)).toBe(due);
});

test('the cookie age is the remaining lifetime of the session in whole seconds', () => {
  expect(cookieAge(ago(0), false)).toBe(30 * day);
  expect(cookieAge(ago(day + 500), false)).toBe(29 * day);
  expect(cookieAge(ago(0), true)).toBe(12 * hour);
  expect(cookieAge(ago(7 * day - hour), true)).toBe(hour);
  expect(longestLife).toBe(30 * day);
});
