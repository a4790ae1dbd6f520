import { type ListShape, readListState } from '../list/list-state';
import { currentQuery, differsFrom, viewQuery } from './view-state';

const shape: ListShape = { sortable: ['createdAt', 'dueOn'], statuses: ['pending'], isWork: true };
const query = (search: string) =>
  viewQuery(readListState(new URLSearchParams(search), shape), shape);

test('a view stores filters and sort order, but no page', () => {
  expect(query('status=pending&due=late&sort=dueOn&page=3&perPage=100&details=x')).toBe(
    'sort=dueOn&status=pending&due=late',
  );
});

test('unknown filter and sort values are removed from a stored view', () => {
  expect(currentQuery('sort=colour&status=lost&due=late', shape)).toBe('due=late');
});

test('a list differs from its view if the filter or the hidden columns differ', () => {
  const view = { query: 'due=late&status=pending', hidden: ['dueOn', 'status'] };
  const same = query('status=pending&due=late');
  expect(differsFrom(view, same, ['status', 'dueOn'], shape)).toBe(false);
  expect(differsFrom(view, same, ['status'], shape)).toBe(true);
  expect(differsFrom(view, query('due=late'), view.hidden, shape)).toBe(true);
});
