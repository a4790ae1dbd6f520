import type { EntityManager } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

/** The latest version of an order's quote; null if none was sent. */
export function newestQuote(manager: EntityManager, orderId: string): Promise<QuoteEntity | null> {
  return manager.findOne(QuoteEntity, { where: { orderId }, order: { version: 'DESC' } });
}
