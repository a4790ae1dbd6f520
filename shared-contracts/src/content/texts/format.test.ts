import {
  formatDateTime,
  formatDollars,
  formatLongDate,
  orderNumber,
  wholeDollars,
} from '@northcast/shared-contracts/content/texts/format';

test.each([
  [0, '$0'],
  [70, '$70'],
  [999, '$999'],
  [1200, '$1,200'],
  [123_456, '$123,456'],
  [1_000_000, '$1,000,000'],
  [99.95, '$99.95'],
  [24.9, '$24.90'],
  [-24.9, '-$24.90'],
  [1028.33, '$1,028.33'],
  [-12_345.6, '-$12,345.60'],
  [1_234_567.89, '$1,234,567.89'],
  [-140, '-$140'],
  [-1200, '-$1,200'],
])('%d dollars are formatted as %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([
  [70, 70],
  [99.95, 99],
  [0.99, 0],
])('a price of %d dollars is recorded as %d whole dollars', (price, whole) => {
  expect(wholeDollars(price)).toBe(whole);
});

test('an order number is the last eight characters of the id in upper case', () => {
  expect(orderNumber('0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toBe('2E3F4A5B');
});

// Some ICU versions put a narrow no-break space before AM and PM.
const plain = (text: string) => text.replaceAll('\u202f', ' ');

test.each([
  ['UTC', 'Nov 20, 2026, 10:12 PM'],
  ['Asia/Hong_Kong', 'Nov 21, 2026, 6:12 AM'],
  ['America/New_York', 'Nov 20, 2026, 5:12 PM'],
])('the timestamp in %s is formatted as %s', (zone, text) => {
  expect(plain(formatDateTime('2026-11-20T22:12:00.000Z', zone))).toBe(text);
});

test('midnight is formatted as 12:00 AM', () => {
  expect(plain(formatDateTime('2026-01-05T00:00:00.000Z', 'UTC'))).toBe('Jan 5, 2026, 12:00 AM');
});

test('a time zone does not affect the next timestamp that is formatted', () => {
  const first = formatDateTime('2026-11-20T22:12:00.000Z', 'UTC');
  formatDateTime('2026-11-20T22:12:00.000Z', 'Asia/Hong_Kong');
  expect(formatDateTime('2026-11-20T22:12:00.000Z', 'UTC')).toBe(first);
});

test('a long date is formatted in UTC', () => {
  expect(formatLongDate('2026-11-20T23:59:59.999Z')).toBe('November 20, 2026');
  expect(formatLongDate('2026-11-21T00:00:00.000Z')).toBe('November 21, 2026');
});

test('formatting a price does not use Intl', () => {
  const makers = [
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'DateTimeFormat'),
    jest.spyOn(Intl, 'RelativeTimeFormat'),
  ];
  jest.isolateModules(() => {
    const format = jest.requireActual<{ formatDollars: typeof formatDollars }>('./format');
    jest.requireActual('./relative-time');
    expect(format.formatDollars(1200)).toBe('$1,200');
  });
  for (const maker of makers) {
    expect(maker).not.toHaveBeenCalled();
    maker.mockRestore();
  }
});
