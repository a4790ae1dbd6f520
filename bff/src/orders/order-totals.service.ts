import { Injectable } from '@nestjs/common';
import type { OrderTotals } from '@northcast/shared-contracts/api/entities';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { ListDefinition } from '../lists/list-definition.js';
import { type Filter, matching } from '../lists/list-reading.js';
import type { OrderEntity } from './order.entity.js';

/** Totals of the orders that a filter matches. */
@Injectable()
export class OrderTotalsService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * A separate request from the list, because it reads every matching row and would delay the page.
   */
  async read(list: ListDefinition<OrderEntity>, filter: Filter): Promise<OrderTotals> {
    const sums = await matching(this.unitOfWork.read, list, filter)
      .select('COUNT(*)', 'count')
      .addSelect('SUM(entry.servicePrice)', 'price')
      .getRawOne<{ count: number | string; price: number | string | null }>();
    return { count: Number(sums?.count ?? 0), price: Number(sums?.price ?? 0) };
  }
}
