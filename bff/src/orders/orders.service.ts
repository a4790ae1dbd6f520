import type { Order } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import type { BodyOf } from '../calls/body.decorator.js';
import { findCustomer } from '../customers/find-customer.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound, stale } from '../errors/api-errors.js';
import { adjustCount, moveCount } from '../lists/list-counts.js';
import { OrderEntity } from './order.entity.js';
import { editedOrderRow, newOrderRow, type OrderRow, toOrderDto } from './order.mapper.js';
import { orderKeys } from './order-list.js';

/** Stores a new order. */
export async function insertOrder(manager: EntityManager, row: OrderRow): Promise<Order> {
  await insertRow(manager, OrderEntity, { ...row, ...orderKeys(row) });
  await adjustCount(manager, 'orders', row.status, 1);
  return toOrderDto(row);
}

/** An order that an administrator enters for a customer. */
export async function createOrder(
  manager: EntityManager,
  body: BodyOf<'createOrder'>,
): Promise<Order> {
  const customer = await findCustomer(manager, body.userId);
  return insertOrder(manager, newOrderRow(customer, body));
}

/**
 * Changes an order. A new customer's name and e-mail address replace the old ones.
 * @throws 404
 * @throws 422 on `userId` when that account is gone
 * @throws 409 with the order as it stands, when it is not the version that was edited
 */
export async function updateOrder(
  manager: EntityManager,
  id: string,
  { version, userId, ...edit }: BodyOf<'updateOrder'>,
): Promise<Order> {
  const before = await findForUpdate(manager, OrderEntity, id);
  if (before === null) throw notFound();
  if (version !== undefined && version !== before.version) throw stale(toOrderDto(before));
  const isOtherCustomer = userId !== undefined && userId !== before.userId;
  const customer = isOtherCustomer ? await findCustomer(manager, userId) : undefined;
  const row = editedOrderRow(before, edit, customer);
  await manager.update(OrderEntity, { id }, { ...row, ...orderKeys(row) });
  await moveCount(manager, 'orders', before.status, row.status);
  return toOrderDto(row);
}

/** @throws 404 */
export async function deleteOrder(manager: EntityManager, id: string): Promise<void> {
  const row = await findForUpdate(manager, OrderEntity, id);
  if (row === null) throw notFound();
  await manager.delete(OrderEntity, { id });
  await adjustCount(manager, 'orders', row.status, -1);
}
