import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { OwnOrdersController } from './own-orders.controller.js';

@Module({ imports: [ListsModule], controllers: [OwnOrdersController] })
export class OwnOrdersModule {}
