import { toDate } from './session-rows.js';

const date = new Date('2026-01-31T12:00:00.123Z');

test.each([['2026-01-31 12:00:00.123'], [date]])('the time %p is read in UTC', (value) => {
  expect(toDate(value)).toEqual(date);
});
