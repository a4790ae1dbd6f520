import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { Not } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { DueDatesService } from '../orders/due-dates.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { Account } from '../sessions/account.js';

/** Most orders in the response. */
const most = 10;

/** Other orders of the customer who placed an order. */
@Injectable()
export class OtherOrdersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly dueDates: DueDatesService,
  ) {}

  /**
   * Newest first; empty once the account is deleted.
   * @throws 404
   */
  async of(account: Account, idOrNumber: string): Promise<Order[]> {
    const { id, userId } = await this.access.find(null, account, idOrNumber);
    if (userId === null) return [];
    const rows = await this.unitOfWork.read.find(OrderEntity, {
      where: { userId, id: Not(id) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: most,
    });
    return rows.map(this.dueDates.toDto);
  }
}
