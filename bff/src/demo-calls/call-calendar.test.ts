import { callCalendar } from './call-calendar.js';

const orderId = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
const call = {
  orderId,
  startsAt: new Date('2026-12-01T15:00:00Z'),
  changeCount: 3,
  updatedAt: new Date('2026-11-22T10:11:12.345Z'),
};
const page = `https://www.northcast.example/${'ø'.repeat(60)}/dashboard/orders/52D0AD1B`;

/**
 * Parses a calendar by RFC 5545: lines end with CRLF, and a leading blank continues the previous
 * line.
 */
function propertiesOf(text: string): Map<string, string> {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines.slice(0, -1).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

test('the event has UTC times, a UID from the order and the number of changes as SEQUENCE', () => {
  const properties = propertiesOf(callCalendar(call, page));
  expect(Object.fromEntries(properties)).toMatchObject({
    VERSION: '2.0',
    UID: `call-${orderId}@northcast.example`,
    SEQUENCE: '3',
    DTSTAMP: '20261122T101112Z',
    DTSTART: '20261201T150000Z',
    DTEND: '20261201T153000Z',
    SUMMARY: 'Demo call with Northcast',
    URL: page,
    STATUS: 'CONFIRMED',
  });
  expect(properties.get('DESCRIPTION')).toContain(`\\nTo move or cancel the call: ${page}`);
});

test('lines have at most 75 octets, end with CRLF and do not split a character', () => {
  const text = callCalendar(call, page);
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
});
