import { figureTimes } from './figure-times.js';
import { median } from './medians.js';

const iso = (date: Date) => date.toISOString();

test('today starts at local midnight and is compared with yesterday up to the same time', () => {
  const { current, previous, days } = figureTimes(
    'America/New_York',
    'today',
    new Date('2026-11-22T03:30:00Z'),
  );
  expect(days.map(({ day }) => day)).toEqual(['2026-11-21']);
  expect([iso(current.from), iso(current.to)]).toEqual([
    '2026-11-21T05:00:00.000Z',
    '2026-11-22T05:00:00.000Z',
  ]);
  expect([iso(previous.from), iso(previous.to)]).toEqual([
    '2026-11-20T05:00:00.000Z',
    '2026-11-21T03:30:00.000Z',
  ]);
});

test('a week that includes the end of daylight saving time has a day of 25 hours', () => {
  const { days, previous } = figureTimes('Europe/Berlin', 'week', new Date('2026-10-28T12:00:00Z'));
  expect(days.map(({ day, from }) => `${day} ${iso(from).slice(11, 16)}`)).toEqual([
    '2026-10-22 22:00',
    '2026-10-23 22:00',
    '2026-10-24 22:00',
    '2026-10-25 22:00',
    '2026-10-26 23:00',
    '2026-10-27 23:00',
    '2026-10-28 23:00',
  ]);
  expect(iso(previous.to)).toBe('2026-10-21T11:00:00.000Z');
});

test.each([
  [[], undefined],
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 4], 2.5],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});
