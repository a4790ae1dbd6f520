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
  [-140, '-$140'],
  [-1200, '-$1,200'],
])('%d dollars are written %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([
  [70, 70],
  [99.95, 99],
  [0.99, 0],
])('of %d dollars an order records %d', (price, whole) => {
  expect(wholeDollars(price)).toBe(whole);
});

test('an order is called by the last eight characters of its id, in capitals', () => {
  expect(orderNumber('0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toBe('2E3F4A5B');
});

// Some ICU versions put a narrow no-break space before AM and PM.
const plain = (text: string) => text.replaceAll('\u202f', ' ');

test.each([
  ['UTC', 'Nov 20, 2026, 10:12 PM'],
  ['Asia/Hong_Kong', 'Nov 21, 2026, 6:12 AM'],
  ['America/New_York', 'Nov 20, 2026, 5:12 PM'],
])('a moment in %s is %s', (zone, text) => {
  expect(plain(formatDateTime('2026-11-20T22:12:00.000Z', zone))).toBe(text);
});

test('midnight is 12:00 AM', () => {
  expect(plain(formatDateTime('2026-01-05T00:00:00.000Z', 'UTC'))).toBe('Jan 5, 2026, 12:00 AM');
});

test('a zone does not stay for the next moment that is written', () => {
  const first = formatDateTime('2026-11-20T22:12:00.000Z', 'UTC');
  formatDateTime('2026-11-20T22:12:00.000Z', 'Asia/Hong_Kong');
  expect(formatDateTime('2026-11-20T22:12:00.000Z', 'UTC')).toBe(first);
});

test('a long date is that of UTC, wherever it is read', () => {
  expect(formatLongDate('2026-11-20T23:59:59.999Z')).toBe('November 20, 2026');
  expect(formatLongDate('2026-11-21T00:00:00.000Z')).toBe('November 21, 2026');
});

test('no price needs Intl, whose first use takes a browser a tenth of a second on a slow phone', () => {
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
