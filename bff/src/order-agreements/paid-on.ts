import type { EntityManager } from 'typeorm';
import { PaymentEntity } from './payment.entity.js';

/**
 * The day on which an order was paid, as `2026-11-30`; null if it is not paid. The payment covers
 * the whole price, so another price needs the day to be cleared first.
 */
export async function paidOn(manager: EntityManager, orderId: string): Promise<string | null> {
  return (await manager.findOneBy(PaymentEntity, { orderId }))?.paidOn ?? null;
}
