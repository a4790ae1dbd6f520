import { Controller, Param } from '@nestjs/common';
import type { CustomerRecord } from '@northcast/shared-contracts/api/entities';
import { Call } from '../calls/call.decorator.js';
import { CustomerRecordService } from './customer-record.service.js';

@Controller()
export class CustomerRecordController {
  constructor(private readonly records: CustomerRecordService) {}

  @Call('customerRecord')
  read(@Param('id') id: string): Promise<CustomerRecord> {
    return this.records.read(id);
  }
}
