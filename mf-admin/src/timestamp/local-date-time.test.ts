import { localDateTime, toTimestamp } from './local-date-time';

test('converting a timestamp to local time and back returns the same timestamp', () => {
  const iso = '2026-11-20T22:12:00.000Z';
  expect(localDateTime(iso)).toMatch(/^2026-11-2\dT\d\d:\d\d$/);
  expect(toTimestamp(localDateTime(iso))).toBe(iso);
});

test('an unchanged field keeps the seconds that it does not show', () => {
  const iso = '2026-11-20T22:12:34.567Z';
  expect(toTimestamp(localDateTime(iso), iso)).toBe(iso);
  expect(toTimestamp(localDateTime('2026-11-21T22:12:00Z'), iso)).toBe('2026-11-21T22:12:00.000Z');
});

test('text that is not a timestamp is returned unchanged', () => {
  expect(toTimestamp('')).toBe('');
  expect(toTimestamp('soon')).toBe('soon');
});
