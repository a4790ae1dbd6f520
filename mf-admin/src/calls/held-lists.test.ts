import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { heldTo, readList, readOfHeld, releaseList, writeRow } from './held-lists';

const { adminOrders: orders } = endpoints;
const list = readList(orders);
const page = { page: 1, perPage: 25, sort: 'createdAt', order: 'desc', held: true } as const;
const asked = (query: object = {}) => list.query({ ...page, ...query }).query;
const arrive = (mark: string, query: object = {}) =>
  list.transformResponse([], { total: 40, mark }, { ...page, ...query });

beforeEach(() => releaseList(orders));

test('the first read is unlimited, later reads are limited to the mark of its response', () => {
  expect(asked()).not.toHaveProperty('upTo');
  expect(asked()).not.toHaveProperty('held');
  expect(arrive('m1')).toMatchObject({ rows: [], total: 40, mark: 'm1' });
  expect(asked()).toMatchObject({ page: 1, upTo: 'm1' });
});

test('all pages and sort orders of a filter share a mark, another filter does not', () => {
  arrive('m1', { status: 'pending' });
  expect(asked({ status: 'pending', page: 2, sort: 'number' })).toMatchObject({ upTo: 'm1' });
  expect(asked({ status: 'completed' })).not.toHaveProperty('upTo');
  expect(heldTo(orders, { status: 'pending' })).toEqual({ upTo: 'm1' });
});

test('releasing the list or creating a row removes the limit', () => {
  arrive('m1');
  releaseList(orders);
  expect(asked()).not.toHaveProperty('upTo');
  arrive('m2');
  writeRow(endpoints.createOrder, orders).transformResponse({ id: 'x' });
  expect(asked()).not.toHaveProperty('upTo');
});

test('a query outside the list neither sets the mark nor is limited by the mark', () => {
  list.transformResponse([], { total: 1, mark: 'm1' }, { q: 'x', page: 1, perPage: 1 });
  expect(heldTo(orders, { q: 'x' })).toEqual({});
  arrive('m2');
  expect(list.query({ page: 1 }).query).not.toHaveProperty('upTo');
});

test('totals leave out what the held list leaves out', () => {
  const totals = readOfHeld(endpoints.orderTotals, orders);
  const asked = () => totals.query({ status: 'pending' }).query;
  expect(asked()).toEqual({ status: 'pending' });
  arrive('m1', { status: 'pending' });
  expect(asked()).toEqual({ status: 'pending', upTo: 'm1' });
  releaseList(orders);
  expect(asked()).toEqual({ status: 'pending' });
});
