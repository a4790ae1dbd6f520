import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { heldTo, readList, releaseList, writeRow } from './held-lists';

const { adminOrders: orders } = endpoints;
const list = readList(orders);
const page = { page: 1, perPage: 25, sort: 'createdAt', order: 'desc', held: true } as const;
const asked = (query: object = {}) => list.query({ ...page, ...query }).query;
const arrive = (mark: string, query: object = {}) =>
  list.transformResponse([], { total: 40, mark }, { ...page, ...query });

beforeEach(() => releaseList(orders));

test('a list is read whole at first, then up to the mark of that answer', () => {
  expect(asked()).not.toHaveProperty('upTo');
  expect(asked()).not.toHaveProperty('held');
  expect(arrive('m1')).toMatchObject({ rows: [], total: 40, mark: 'm1' });
  expect(asked()).toMatchObject({ page: 1, upTo: 'm1' });
});

test('other pages and sorts of a filter are held to the same, another filter is not', () => {
  arrive('m1', { status: 'pending' });
  expect(asked({ status: 'pending', page: 2, sort: 'number' })).toMatchObject({ upTo: 'm1' });
  expect(asked({ status: 'completed' })).not.toHaveProperty('upTo');
  expect(heldTo(orders, { status: 'pending' })).toEqual({ upTo: 'm1' });
});

test('a released list, and one that a row was made for here, is read whole', () => {
  arrive('m1');
  releaseList(orders);
  expect(asked()).not.toHaveProperty('upTo');
  arrive('m2');
  writeRow(endpoints.createOrder, orders).transformResponse({ id: 'x' });
  expect(asked()).not.toHaveProperty('upTo');
});

test('a look at the same call beside the list neither holds it nor is held', () => {
  list.transformResponse([], { total: 1, mark: 'm1' }, { q: 'x', page: 1, perPage: 1 });
  expect(heldTo(orders, { q: 'x' })).toEqual({});
  arrive('m2');
  expect(list.query({ page: 1 }).query).not.toHaveProperty('upTo');
});
