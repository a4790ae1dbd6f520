import { Global, Module } from '@nestjs/common';
import { OrderEventsService } from './order-events.service.js';

/** Global, because every feature about one order records events. */
@Global()
@Module({ providers: [OrderEventsService], exports: [OrderEventsService] })
export class OrderEventsModule {}
