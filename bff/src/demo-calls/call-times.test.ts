import { parseCallHours } from '../settings/call-settings.js';
import { callTimes } from './call-times.js';

const offered = (hours: string, zone: string, now: string) =>
  callTimes({ hours: parseCallHours(hours), zone }, new Date(now)).map((time) =>
    time.toISOString().replace(':00.000Z', ''),
  );

test('slots are half hours on working days from tomorrow for 14 days, in local time', () => {
  // Sunday evening in New York is Monday in UTC, but tomorrow is still Monday the 23rd.
  const times = offered('mon-fri 09:00-17:00', 'America/New_York', '2026-11-23T03:00:00Z');
  expect(times[0]).toBe('2026-11-23T14:00');
  expect(times.slice(14, 17)).toEqual(['2026-11-23T21:00', '2026-11-23T21:30', '2026-11-24T14:00']);
  expect(times).toHaveLength(10 * 16);
  expect(times.at(-1)).toBe('2026-12-04T21:30');
});

test.each([
  // In New York, clocks go back on 1 November 2026 and forward on 14 March 2027.
  ['2026-10-29T12:00:00Z', ['2026-10-30T13:00', '2026-11-02T14:00']],
  ['2027-03-11T12:00:00Z', ['2027-03-12T14:00', '2027-03-15T13:00']],
])('slots stay at 09:00 local time across the clock change after %s', (now, expected) => {
  const times = offered('mon-fri 09:00-09:30', 'America/New_York', now);
  expect(times.slice(0, 2)).toEqual(expected);
});

test('hours that include a clock change have as many slots as they really last', () => {
  const back = offered('sun 00:00-04:00', 'America/New_York', '2026-10-28T12:00:00Z');
  const sunday = back.filter((time) => time.startsWith('2026-11-01'));
  expect(sunday).toHaveLength(10);
  const forward = offered('sun 00:00-04:00', 'America/New_York', '2027-03-10T12:00:00Z');
  expect(forward.filter((time) => time.startsWith('2027-03-14'))).toHaveLength(6);
  const skipped = offered('sun 02:00-03:00', 'America/New_York', '2027-03-10T12:00:00Z');
  expect(skipped.filter((time) => time.startsWith('2027-03-14'))).toHaveLength(0);
});

test.each([
  ['Asia/Kolkata', '2026-11-24T03:30'],
  ['Pacific/Kiritimati', '2026-11-24T19:00'],
  ['Pacific/Pago_Pago', '2026-11-24T20:00'],
  ['Asia/Kathmandu', '2026-11-24T03:15'],
])('the slot at 09:00 local time in %s has the correct UTC time', (zone, first) => {
  expect(offered('mon-sun 09:00-09:30', zone, '2026-11-23T12:00:00Z').slice(0, 2)).toContain(first);
});

test.each([
  ['sat-mon 10:00-11:00', [6, 0, 1]],
  ['WED 10:00-11:00', [3]],
])('the weekdays of "%s" are parsed', (text, days) => {
  expect(parseCallHours(text)[0]?.days).toEqual(days);
});

test('overlapping ranges offer each time once; "off" has no ranges', () => {
  const text = 'mon 09:00-10:00, mon 09:30-10:30';
  expect(offered(text, 'UTC', '2026-11-22T12:00:00Z').slice(0, 3)).toEqual([
    '2026-11-23T09:00',
    '2026-11-23T09:30',
    '2026-11-23T10:00',
  ]);
  expect(parseCallHours('off')).toEqual([]);
});

test('of ranges that overlap in part, no times that overlap are offered', () => {
  const text = 'mon-sun 09:00-10:00, mon-sun 09:15-10:15';
  expect(offered(text, 'UTC', '2026-11-22T12:00:00Z').slice(0, 3)).toEqual([
    '2026-11-23T09:00',
    '2026-11-23T09:30',
    '2026-11-24T09:00',
  ]);
});

test.each([
  '',
  'mon',
  'mon 9-17',
  'mon 17:00-09:00',
  'foo 09:00-10:00',
  'mon 09:00-24:30',
  'mon 09:61-10:00',
])('the invalid call hours %j are rejected', (text) => {
  expect(() => parseCallHours(text)).toThrow(/^must be off or hours like/);
});
