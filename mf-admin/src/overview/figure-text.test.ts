import { changeText, dayText, durationText, intervalOf, ordersText } from './figure-text';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [90, '1.5 h'],
  [2880, '2 days'],
  [5000, '3.5 days'],
])('%d minutes are formatted as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [5, 4, '+25%'],
  [3, 4, '−25%'],
  [4, 4, 'no change'],
  [0, 4, '−100%'],
  [1001, 1000, 'no change'],
  [4, 0, null],
  [undefined, 4, null],
])('%s after %s is a change of %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

test('days and counts are formatted for display', () => {
  expect(dayText('2026-11-20')).toBe('Fri, Nov 20');
  expect([ordersText(1), ordersText(1200)]).toEqual(['1 order', '1,200 orders']);
});

test('the interval of days goes from the start of the first to the end of the last', () => {
  const none = { orders: 0, revenue: 0 };
  const [first, last] = [
    {
      ...none,
      day: '2026-11-19',
      from: '2026-11-19T05:00:00.000Z',
      to: '2026-11-20T05:00:00.000Z',
    },
    {
      ...none,
      day: '2026-11-20',
      from: '2026-11-20T05:00:00.000Z',
      to: '2026-11-21T05:00:00.000Z',
    },
  ];
  expect(intervalOf([first, last])).toEqual({ from: first.from, to: last.to });
  expect(intervalOf([])).toEqual({ from: '', to: '' });
});

test('an earlier server names only days', () => {
  const days = ['2026-11-19', '2026-11-20'].map((day) => ({ day, orders: 0, revenue: 0 }));
  expect(intervalOf(days)).toEqual({ from: '2026-11-19', to: '2026-11-20' });
});
