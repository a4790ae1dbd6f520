import type { EntityManager } from 'typeorm';
import { customerOrders } from './customer-orders.js';

/** A database that answers every query with the same rows. */
function databaseWith(rows: readonly object[]) {
  const query = jest.fn<Promise<readonly object[]>, [sql: string, parameters: string[]]>();
  query.mockResolvedValue(rows);
  return { query, manager: { query } as unknown as EntityManager };
}

test('customers have their orders and total as numbers, and zeros without orders', async () => {
  // MySQL returns counts and sums as texts.
  const { query, manager } = databaseWith([
    { userId: 'ada', orderCount: '3', spent: '30' },
    { userId: 'ben', orderCount: 1, spent: 500 },
  ]);
  const ordersOf = await customerOrders(manager, ['ada', 'ben', 'cleo']);
  expect(ordersOf('ada')).toEqual({ orderCount: 3, spent: 30 });
  expect(ordersOf('ben')).toEqual({ orderCount: 1, spent: 500 });
  expect(ordersOf('cleo')).toEqual({ orderCount: 0, spent: 0 });
  expect(query.mock.calls).toEqual([
    [expect.stringContaining('IN (?, ?, ?)'), ['ada', 'ben', 'cleo']],
  ]);
});

test('without customers nothing is read, because MySQL refuses an empty list', async () => {
  const { query, manager } = databaseWith([]);
  const ordersOf = await customerOrders(manager, []);
  expect(ordersOf('ada')).toEqual({ orderCount: 0, spent: 0 });
  expect(query).not.toHaveBeenCalled();
});
