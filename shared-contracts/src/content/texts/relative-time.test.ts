import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', 'just now'],
  ['2026-11-20T11:59:20Z', 'just now'],
  ['2026-11-20T11:59:10Z', '1 minute ago'],
  ['2026-11-20T11:57:00Z', '3 minutes ago'],
  ['2026-11-20T09:30:00Z', '2 hours ago'],
  ['2026-11-19T11:00:00Z', '1 day ago'],
  ['2026-11-18T13:00:00Z', '1 day ago'],
  ['2026-11-15T11:00:00Z', '5 days ago'],
  ['2026-10-10T11:00:00Z', '1 month ago'],
  ['2026-09-10T11:00:00Z', '2 months ago'],
  ['2025-09-10T11:00:00Z', '1 year ago'],
  ['2024-09-10T11:00:00Z', '2 years ago'],
  ['2026-11-20T12:05:00Z', 'in 5 minutes'],
  ['2026-11-22T11:55:00Z', 'in 1 day'],
  ['2026-11-22T12:05:00Z', 'in 2 days'],
])('%s is formatted as %s', (iso, text) => {
  expect(relativeTime(iso, now)).toBe(text);
});
