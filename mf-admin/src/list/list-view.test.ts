import { changeListView, hiddenOf, hideColumns, parseListView } from './list-view';

const standard = { density: 'regular', hidden: {} };

test.each([null, '', 'x', 'null', '1', '{"density":"tiny","hidden":{"orders":"dueOn"}}'])(
  'an invalid stored view is replaced by the default: %s',
  (text) => {
    expect(parseListView(text)).toEqual(standard);
  },
);

test('the density and the hidden columns of each list are stored', () => {
  changeListView({ density: 'compact' });
  hideColumns('orders', ['dueOn']);
  hideColumns('messages', ['createdAt']);
  const kept = parseListView(localStorage.getItem('northcast.list-view'));
  expect(kept.density).toBe('compact');
  expect(hiddenOf(kept, 'orders')).toEqual(['dueOn']);
  expect(hiddenOf(kept, 'enquiries')).toEqual([]);
});
