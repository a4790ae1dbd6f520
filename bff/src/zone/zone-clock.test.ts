import { dayIn } from './zone-clock.js';

test.each([
  ['America/New_York', '2026-12-01T04:59:59.999Z', '2026-11-30'],
  ['America/New_York', '2026-12-01T05:00:00.000Z', '2026-12-01'],
  ['Asia/Kolkata', '2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['Pacific/Kiritimati', '2028-02-28T10:00:00.000Z', '2028-02-29'],
  ['America/New_York', '2026-11-01T04:30:00.000Z', '2026-11-01'],
])('in %s the timestamp %s falls on %s', (zone, timestamp, day) => {
  expect(dayIn(zone, new Date(timestamp))).toBe(day);
});
