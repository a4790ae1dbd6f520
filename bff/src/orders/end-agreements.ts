import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { EntityManager } from 'typeorm';
import {
  futureCall,
  releaseOfCancelled,
  replaceOpenQuote,
} from '../order-agreements/agreements.js';
import type { OrderEventsService } from '../order-events/order-events.service.js';
import { type OrderRow, toOrderDto } from './order.mapper.js';

/**
 * Ends what an edit contradicts and does not have to refuse: the open quote of an order that gets
 * another price, and the call of a cancelled order that gets another service. Runs before the edit
 * is stored.
 */
export async function endAgreements(
  manager: EntityManager,
  events: OrderEventsService,
  before: OrderRow,
  row: OrderRow,
): Promise<void> {
  if (row.servicePrice !== before.servicePrice) await replaceOpenQuote(manager, row.id);
  if (row.serviceName === before.serviceName || before.status !== 'cancelled') return;
  if (orderKind(toOrderDto(before)) !== 'call') return;
  const call = await futureCall(manager, row.id);
  if (call !== null) await releaseOfCancelled(manager, events, call);
}
