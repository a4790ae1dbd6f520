import { Global, Module } from '@nestjs/common';
import { OrderAccessService } from './order-access.service.js';

/** Hands out who may be at an order's place: every feature of it asks. */
@Global()
@Module({ providers: [OrderAccessService], exports: [OrderAccessService] })
export class OrderAccessModule {}
