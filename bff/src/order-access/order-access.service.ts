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
 * Who may be at an order's place: its customer, and those of the team who work on it. For everybody else it does not exist: the answer
 * is the same as for an id that was never given out.
 */
@Injectable()
export class OrderAccessService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * @param manager of a transaction, or null to read outside of one
   * @param idOrNumber the id, or the eight characters that people read; where two orders share those, the newest is meant
   * @param part what is asked for there
   * @throws 404
   * @throws 403 for a part that the caller's role leaves out
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
   * The order by its id, which nobody else changes before the transaction ends.
   * @throws 404
   * @throws 403 as `find`
   */
  async forUpdate(
    manager: EntityManager,
    account: Account,
    id: string,
    part: OrderPart = 'work',
  ): Promise<OrderRow> {
    return this.checked(account, await findForUpdate(manager, OrderEntity, id), part);
  }

  /** Whether the account acts for the business; an administrator is the customer of their own orders. */
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
