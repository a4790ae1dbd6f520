import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { InvoiceListController } from './invoice-list.controller.js';

@Module({ imports: [ListsModule, SecondFactorModule], controllers: [InvoiceListController] })
export class InvoiceListModule {}
