import { Global, Module } from '@nestjs/common';
import { OrderEventsService } from './order-events.service.js';

/** Hands out the timeline: every feature of an order's place records something. */
@Global()
@Module({ providers: [OrderEventsService], exports: [OrderEventsService] })
export class OrderEventsModule {}
