import { Global, Module } from '@nestjs/common';
import { OrderAccessService } from './order-access.service.js';

/** Global, because every feature about one order checks access. */
@Global()
@Module({ providers: [OrderAccessService], exports: [OrderAccessService] })
export class OrderAccessModule {}
