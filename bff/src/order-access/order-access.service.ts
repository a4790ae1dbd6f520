import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound, notInRole } from '../errors/api-errors.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';
import type { Account } from '../sessions/account.js';
import { activeRole, manages, maySee, mayUse, type OrderPart } from '../sessions/rights.js';

const numberPattern = /^[0-9a-f]{8}$/i;

/**
 * Access to one order: its customer, and the team members who work on it. Everybody else gets the
 * same 404 as for an id that does not exist.
 */
@Injectable()
export class OrderAccessService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * @param manager of a transaction, or null to read outside one
   * @param idOrNumber the id, or the eight-character order number; if two orders share the number,
   * the newest is returned
   * @param part the part of the order that is requested
   * @throws 404
   * @throws 403 if the caller's role does not include the part
   */
  async find(
    manager: EntityManager | null,
    account: Account,
    idOrNumber: string,
    part: OrderPart = 'work',
  ): Promise<OrderRow> {
    const reader = manager ?? this.unitOfWork.read;
    const row = numberPattern.test(idOrNumber)
      ? await findByNumber(reader, account, idOrNumber)
      : await reader.findOneBy(OrderEntity, { id: idOrNumber });
    return this.checked(account, row, part);
  }

  /**
   * Loads the order and locks its row until the transaction ends.
   * @throws 404
   * @throws 403 as in `find`
   */
  async forUpdate(
    manager: EntityManager,
    account: Account,
    id: string,
    part: OrderPart = 'work',
  ): Promise<OrderRow> {
    return this.checked(account, await findForUpdate(manager, OrderEntity, id), part);
  }

  /**
   * Whether the account acts for the business. An administrator is the customer of their own
   * orders.
   */
  isTeam(account: Account, order: Pick<OrderRow, 'userId'>): boolean {
    return order.userId !== account.id;
  }

  private checked(account: Account, row: OrderRow | null, part: OrderPart): OrderRow {
    if (row === null || !maySee(account, row)) throw notFound();
    if (!mayUse(account, row, part)) throw notInRole();
    return row;
  }
}

function findByNumber(manager: EntityManager, account: Account, number: string) {
  const numberKey = number.toLowerCase();
  const own = { numberKey, userId: account.id };
  const assigned =
    activeRole(account) === 'producer' ? [{ numberKey, assigneeId: account.id }] : [];
  return manager.findOne(OrderEntity, {
    where: manages(account) ? { numberKey } : [own, ...assigned],
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}
