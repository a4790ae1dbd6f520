import { Module } from '@nestjs/common';
import { CustomerRecordController } from './customer-record.controller.js';
import { CustomerRecordService } from './customer-record.service.js';

@Module({ controllers: [CustomerRecordController], providers: [CustomerRecordService] })
export class CustomerRecordModule {}
