import { Injectable } from '@nestjs/common';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import type { EntityManager } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { invalid } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import type { Notice } from '../notices/notice.js';
import { NoticesService } from '../notices/notices.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { worksOn } from '../sessions/rights.js';
import { UserEntity } from '../users/user.entity.js';
import { OrderEntity } from './order.entity.js';
import { type OrderRow, toOrderDto } from './order.mapper.js';
import { orderAssignedNotice, ordersAssignedNotice } from './order-letters.js';

/** Assigns orders to team members; every method works in the transaction of its manager. */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly notices: NoticesService,
    private readonly live: LiveService,
  ) {}

  /**
   * Validates the assignee before it is stored.
   * @throws 422 on `assigneeId` unless `isPossible`
   */
  async check(manager: EntityManager, assigneeId: string | null | undefined): Promise<void> {
    if (await this.isPossible(manager, assigneeId)) return;
    throw invalid([{ path: 'assigneeId', message: validation.assignee }]);
  }

  /**
   * Whether an order can be assigned to nobody, or to this account. Locks the account, so that
   * nobody removes the person from the team meanwhile.
   */
  async isPossible(
    manager: EntityManager,
    assigneeId: string | null | undefined,
  ): Promise<boolean> {
    if (!assigneeId) return true;
    const person = await findForUpdate(manager, UserEntity, assigneeId);
    return person !== null && worksOn(person, { assigneeId });
  }

  /**
   * Runs after an assignment is stored: refreshes the previous assignee's open pages and notifies
   * the new one.
   * @param isTold whether to notify the new assignee
   */
  async changed(
    manager: EntityManager,
    account: Account,
    before: OrderRow,
    after: OrderRow,
    isTold: boolean,
  ): Promise<void> {
    if (after.assigneeId === before.assigneeId) return;
    const { assigneeId } = before;
    const news = { orderId: after.id, userId: null, tags: ['Orders', 'Order'] } as const;
    if (assigneeId !== null) await this.live.changed(manager, { ...news, assigneeId });
    if (!isTold) return;
    const notice = orderAssignedNotice(toOrderDto(after), fullName(account));
    await this.tell(manager, account, after.assigneeId, notice);
  }

  /**
   * Notifies the assignee of a bulk change once: about the order if it is one, otherwise about
   * their number.
   * @param assigneeId empty for orders that are no longer assigned, about which nobody is notified
   * @param orderIds at least one
   */
  async tellOfAll(
    manager: EntityManager,
    account: Account,
    assigneeId: string,
    orderIds: readonly string[],
  ): Promise<void> {
    // May have left the team since the orders were assigned.
    if (!(await this.isPossible(manager, assigneeId))) return;
    const by = fullName(account);
    if (orderIds.length > 1) {
      const notice = ordersAssignedNotice(orderIds.length, by);
      return this.tell(manager, account, assigneeId, notice);
    }
    const order = await manager.findOneBy(OrderEntity, { id: orderIds[0] ?? '' });
    // Deleted meanwhile.
    if (order === null) return;
    await this.tell(manager, account, assigneeId, orderAssignedNotice(toOrderDto(order), by));
  }

  private async tell(
    manager: EntityManager,
    account: Account,
    assigneeId: string | null,
    notice: Notice,
  ): Promise<void> {
    if (!assigneeId || assigneeId === account.id) return;
    const person = await manager.findOne(UserEntity, {
      where: { id: assigneeId },
      select: { id: true, email: true, firstName: true, lastName: true, notices: true },
    });
    if (person === null || person.notices === 'never') return;
    await this.notices.tell(manager, person, notice);
  }
}
