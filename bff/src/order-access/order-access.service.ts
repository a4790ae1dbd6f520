import { Injectable } from '@nestjs/common';
import { type EntityManager, Like } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { type Account, mayAdminister } from '../sessions/account.js';

const numberPattern = /^[0-9a-f]{8}$/i;

/**
 * Who may be at an order's place: its customer, and administrators. For everybody else it does not exist: the answer is the same as
 * for an id that was never given out.
 */
@Injectable()
export class OrderAccessService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * @param manager of a transaction, or null to read outside of one
   * @param idOrNumber the id, or the eight characters that people read; where two orders share those, the newest is meant
   * @throws 404
   */
  async find(
    manager: EntityManager | null,
    account: Account,
    idOrNumber: string,
  ): Promise<OrderRow> {
    const reader = manager ?? this.unitOfWork.read;
    const row = numberPattern.test(idOrNumber)
      ? await findByNumber(reader, account, idOrNumber)
      : await reader.findOneBy(OrderEntity, { id: idOrNumber });
    return this.checked(account, row);
  }

  /**
   * The order by its id, which nobody else changes before the transaction ends.
   * @throws 404
   */
  async forUpdate(manager: EntityManager, account: Account, id: string): Promise<OrderRow> {
    return this.checked(account, await findForUpdate(manager, OrderEntity, id));
  }

  /** Whether the account acts for the business; an administrator is the customer of their own orders. */
  isTeam(account: Account, order: Pick<OrderRow, 'userId'>): boolean {
    return order.userId !== account.id;
  }

  private checked(account: Account, row: OrderRow | null): OrderRow {
    const isAllowed = row !== null && (row.userId === account.id || mayAdminister(account));
    if (!isAllowed) throw notFound();
    return row;
  }
}

function findByNumber(manager: EntityManager, account: Account, number: string) {
  return manager.findOne(OrderEntity, {
    where: {
      id: Like(`%${number.toLowerCase()}`),
      ...(mayAdminister(account) ? {} : { userId: account.id }),
    },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}
