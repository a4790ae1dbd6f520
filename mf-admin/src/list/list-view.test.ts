import { changeListView, hiddenOf, hideColumns, parseListView } from './list-view';

const standard = { density: 'regular', hidden: {} };

test.each([null, '', 'x', 'null', '1', '{"density":"tiny","hidden":{"orders":"dueOn"}}'])(
  'takes no nonsense: %s',
  (text) => {
    expect(parseListView(text)).toEqual(standard);
  },
);

test('keeps density and columns of each list', () => {
  changeListView({ density: 'compact' });
  hideColumns('orders', ['dueOn']);
  hideColumns('messages', ['createdAt']);
  const kept = parseListView(localStorage.getItem('northcast.list-view'));
  expect(kept.density).toBe('compact');
  expect(hiddenOf(kept, 'orders')).toEqual(['dueOn']);
  expect(hiddenOf(kept, 'enquiries')).toEqual([]);
});
