import {
  filterOf,
  type ListShape,
  type ListState,
  naturalOrder,
  readListState,
  writeListState,
} from './list-state';

const shape: ListShape = {
  sortable: ['createdAt', 'customerName'],
  statuses: ['pending', 'completed'],
};
const work: ListShape = { ...shape, isWork: true, categories: ['marketing'] };
const read = (search: string) => readListState(new URLSearchParams(search), shape);
const write = (change: Partial<ListState>, others = '') =>
  writeListState({ ...read(''), ...change }, new URLSearchParams(others)).toString();

test('an empty query sorts by newest first, 25 per page', () => {
  expect(read('')).toEqual({
    q: '',
    sort: 'createdAt',
    order: 'desc',
    status: '',
    from: '',
    to: '',
    due: '',
    assignee: '',
    category: '',
    page: 1,
    perPage: 25,
  });
});

test('names are sorted from A to Z by default', () => {
  expect(read('sort=customerName').order).toBe('asc');
  expect(read('sort=customerName&direction=desc').order).toBe('desc');
});

test.each(['savedAt', 'publishedAt', 'confirmedAt'])('%s is sorted by newest first', (field) => {
  expect(naturalOrder(field)).toBe('desc');
});

test.each([
  'page=-1',
  'page=x',
  'perPage=26',
  'sort=passwordHash',
  'direction=up',
  'status=lost',
  'from=2026-02-30',
  'to=yesterday',
  'from=2026-02-30T07:15:00.000Z',
  'to=2026-11-19T07:15',
  'due=soon',
  'due=late',
  'assignee=me',
  'category=marketing',
])('an invalid parameter is ignored: %s', (search) => {
  expect(read(search)).toEqual(read(''));
});

test('only values that differ from the default are written', () => {
  expect(write({})).toBe('');
  expect(write({ q: 'mix', page: 3, perPage: 50 })).toBe('q=mix&page=3&perPage=50');
  expect(write({ sort: 'customerName', order: 'desc' })).toBe('sort=customerName&direction=desc');
});

test('writing keeps foreign parameters and removes outdated list parameters', () => {
  expect(write({ status: 'pending' }, 'tab=enquiries&page=4')).toBe('tab=enquiries&status=pending');
});

test('the parameter `order` is left to the order dialog', () => {
  expect(read('sort=customerName&order=desc').order).toBe('asc');
  expect(write({ sort: 'customerName', order: 'desc' })).not.toContain('order=');
});

test('a date range becomes local-time timestamps that include the whole last day', () => {
  const { from, to } = filterOf(read('from=2026-11-01&to=2026-11-30'));
  expect(from).toBe(new Date(2026, 10, 1).toISOString());
  expect(to).toBe(new Date(2026, 11, 1).toISOString());
});

test('an interval in timestamps is kept as it is', () => {
  const range = { from: '2026-11-19T07:15:00.000Z', to: '2026-11-20T07:15:00.000Z' };
  const state = read(String(new URLSearchParams(range)));
  expect(state).toMatchObject(range);
  expect(filterOf(state)).toMatchObject(range);
  expect(write(range)).toBe(String(new URLSearchParams(range)));
});

test('timestamps at which days begin for the reader become these days', () => {
  const [from, to] = [new Date(2026, 10, 1).toISOString(), new Date(2026, 11, 1).toISOString()];
  const state = read(String(new URLSearchParams({ from, to })));
  expect(state).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
  expect(filterOf(state)).toMatchObject({ from, to });
});

test('a written state is read back unchanged', () => {
  const state: ListState = {
    q: 'ünïcode & more',
    sort: 'customerName',
    order: 'desc',
    status: 'completed',
    from: '2026-11-01',
    to: '2026-11-30',
    due: 'late',
    assignee: 'nobody',
    category: 'marketing',
    page: 7,
    perPage: 100,
  };
  expect(readListState(writeListState(state, new URLSearchParams()), work)).toEqual(state);
});

test('a list with its own default sort writes the sort only if it differs', () => {
  const own = { sortable: ['createdAt', 'waiting'], statuses: [], defaultSort: 'waiting' };
  const first = readListState(new URLSearchParams(), own);
  expect(first).toMatchObject({ sort: 'waiting', order: 'asc' });
  expect(writeListState(first, new URLSearchParams(), own).toString()).toBe('');
  const chosen = readListState(new URLSearchParams('sort=createdAt'), own);
  expect(chosen).toMatchObject({ sort: 'createdAt', order: 'desc' });
  expect(writeListState(chosen, new URLSearchParams(), own).toString()).toBe('sort=createdAt');
});
