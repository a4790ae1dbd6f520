import type { Order } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { fullName } from '../auth/account.js';
import type { BodyOf } from '../calls/body.decorator.js';
import { findCustomer } from '../customers/find-customer.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { changeCount, moveCount } from '../lists/list-counts.js';
import { searchText, sortKey } from '../lists/search-text.js';
import { notFound, stale } from '../refusals/refusals.js';
import { OrderEntity } from './order.entity.js';
import { type OrderRow, orderAnswer } from './order-answer.js';

/** Stores a new order. */
export async function insertOrder(manager: EntityManager, row: OrderRow): Promise<Order> {
  await insertRow(manager, OrderEntity, { ...row, ...keysOf(row) });
  await changeCount(manager, 'orders', row.status, 1);
  return orderAnswer(row);
}

/** An order that an administrator enters for a customer, whose name and e-mail address it takes over. */
export async function createOrder(
  manager: EntityManager,
  body: BodyOf<'createOrder'>,
): Promise<Order> {
  const customer = await findCustomer(manager, body.userId);
  const createdAt = body.createdAt === undefined ? new Date() : new Date(body.createdAt);
  return insertOrder(manager, {
    id: uuidv7(),
    userId: customer.id,
    serviceName: body.serviceName,
    servicePrice: body.servicePrice,
    customerName: fullName(customer),
    customerEmail: customer.email,
    customerPhone: body.customerPhone || null,
    projectBrief: body.projectBrief,
    status: body.status,
    createdAt,
    updatedAt: new Date(),
    version: 1,
  });
}

/**
 * @throws 404
 * @throws 409 with the order as it stands, when it is not the version that was edited
 */
export async function updateOrder(
  manager: EntityManager,
  id: string,
  { version, ...edit }: BodyOf<'updateOrder'>,
): Promise<Order> {
  const before = await findForUpdate(manager, OrderEntity, id);
  if (before === null) throw notFound();
  if (version !== undefined && version !== before.version) throw stale(orderAnswer(before));
  const row = edited(before, edit);
  await manager.update(OrderEntity, { id }, { ...row, ...keysOf(row) });
  await moveCount(manager, 'orders', before.status, row.status);
  return orderAnswer(row);
}

/** What the edit leaves out stays; name and e-mail address stay in any case. */
function edited(before: OrderEntity, edit: Omit<BodyOf<'updateOrder'>, 'version'>): OrderRow {
  return {
    ...before,
    serviceName: edit.serviceName,
    servicePrice: edit.servicePrice,
    customerPhone:
      edit.customerPhone === undefined ? before.customerPhone : edit.customerPhone || null,
    projectBrief: edit.projectBrief,
    status: edit.status ?? before.status,
    createdAt: edit.createdAt === undefined ? before.createdAt : new Date(edit.createdAt),
    updatedAt: new Date(),
    version: before.version + 1,
  };
}

/** @throws 404 */
export async function deleteOrder(manager: EntityManager, id: string): Promise<void> {
  const row = await findForUpdate(manager, OrderEntity, id);
  if (row === null) throw notFound();
  await manager.delete(OrderEntity, { id });
  await changeCount(manager, 'orders', row.status, -1);
}

/** Columns that follow from the others. */
function keysOf(row: OrderRow) {
  return {
    search: searchText(
      row.customerName,
      row.customerEmail,
      row.customerPhone,
      row.serviceName,
      row.id,
    ),
    serviceNameKey: sortKey(row.serviceName),
    customerNameKey: sortKey(row.customerName),
  };
}
