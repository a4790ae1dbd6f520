import { Global, Module } from '@nestjs/common';
import { OrderDeletion } from './order-deletion.js';

@Global()
@Module({ providers: [OrderDeletion], exports: [OrderDeletion] })
export class OrderDeletionModule {}
