import { Controller } from '@nestjs/common';
import type { Overview } from '@northcast/shared-contracts/api/entities';
import { Call } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { countOf } from '../lists/list-counts.js';

/** What waits for an administrator. */
@Controller()
export class OverviewController {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  @Call('overview')
  async overview(): Promise<Overview> {
    const { read } = this.unitOfWork;
    return {
      newOrders: await countOf(read, 'orders', 'pending'),
      unansweredMessages: await countOf(read, 'messages', 'pending'),
      enquiries: await countOf(read, 'enquiries'),
    };
  }
}
