import { Controller } from '@nestjs/common';
import type { Overview } from '@northcast/shared-contracts/api/entities';
import { Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { EnquiryEntity } from '../enquiries/enquiry.entity.js';
import { countOf } from '../lists/list-counts.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { Account } from '../sessions/account.js';
import { hasRole, manages } from '../sessions/rights.js';

/** Open work of the caller, in the sections that their role includes. */
@Controller()
export class OverviewController {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  @Call('overview')
  async overview(@Caller() account: Account): Promise<Overview> {
    const { read } = this.unitOfWork;
    if (manages(account)) {
      return {
        newOrders: await countOf(read, 'orders', 'pending'),
        unansweredMessages: await countOf(read, 'messages', 'pending'),
        enquiries: await read.countBy(EnquiryEntity, { status: 'new' }),
      };
    }
    const assigned = { assigneeId: account.id, status: 'pending' } as const;
    const isProducer = hasRole(account, ['producer']);
    const newOrders = isProducer ? await read.countBy(OrderEntity, assigned) : 0;
    return { newOrders, unansweredMessages: 0, enquiries: 0 };
  }
}
