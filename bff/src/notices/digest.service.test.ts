import { letterText } from '../mail/letter-text.js';
import { digestLetter, lastDigestTime, nextDigestTime } from './digest.service.js';

/** A date in November 2026, in the server's time zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

test.each([
  ['before the daily hour', at(22, 6, 59), at(21, 7), at(22, 7)],
  ['at the daily hour', at(22, 7), at(22, 7), at(23, 7)],
  ['after the daily hour', at(22, 23), at(22, 7), at(23, 7)],
  ['on the first of a month', new Date(2026, 11, 1, 1), at(30, 7), new Date(2026, 11, 1, 7)],
])('%s, the last and the next digest time are correct', (_, now, last, next) => {
  expect(lastDigestTime(now)).toEqual(last);
  expect(nextDigestTime(now)).toEqual(next);
});

test('the digest lists each new entry with its link', () => {
  const items = [
    { title: 'New order #1', path: '/admin/orders?q=1' },
    { title: 'New message from Ada', path: '/admin/messages?q=2' },
  ];
  const { subject, letter } = digestLetter(items);
  expect(subject).toBe('Your daily overview: 2 new entries');
  expect(digestLetter(items.slice(1)).subject).toBe('Your daily overview: one new entry');
  expect(letterText(letter, 'https://x')).toContain(`- New order #1
  https://x/admin/orders?q=1
- New message from Ada
  https://x/admin/messages?q=2`);
});
