import { changeText, dayText, durationText, ordersText } from './figure-text';

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
