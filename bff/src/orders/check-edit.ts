import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { EntityManager } from 'typeorm';
import type { BodyOf } from '../calls/call.decorator.js';
import {
  namedByLines,
  orderHasCall,
  orderInvoiced,
  orderPaid,
  priceAgreed,
} from '../errors/api-errors.js';
import { futureCall, paidOn, standingInvoice } from '../order-agreements/agreements.js';
import { type OrderRow, toOrderDto } from './order.mapper.js';

type Edit = Pick<BodyOf<'updateOrder'>, 'serviceName' | 'servicePrice'>;

/**
 * Refuses a name or price that contradicts what was agreed, invoiced, paid or booked.
 * @throws 409
 * @throws 422
 */
export async function checkEdit(
  manager: EntityManager,
  before: OrderRow,
  edit: Edit,
): Promise<void> {
  if (edit.servicePrice !== before.servicePrice) await checkPriceChange(manager, before);
  if (edit.serviceName !== before.serviceName) await checkRenaming(manager, before);
}

async function checkPriceChange(manager: EntityManager, order: OrderRow): Promise<void> {
  if (order.priceAgreedAt !== null) throw priceAgreed();
  if (await standingInvoice(manager, order.id)) throw orderInvoiced();
  // Without a price the panel does not show the payment, so nobody could clear its date there.
  if (order.servicePrice !== 0 && (await paidOn(manager, order.id)) !== null) throw orderPaid();
}

async function checkRenaming(manager: EntityManager, order: OrderRow): Promise<void> {
  if (order.lineItems !== null) throw namedByLines();
  // The call of a cancelled order ends with the edit: see `endAgreements`.
  if (order.status === 'cancelled' || orderKind(toOrderDto(order)) !== 'call') return;
  // An order of another service does not show its call, and nobody can cancel it there.
  if ((await futureCall(manager, order.id)) !== null) throw orderHasCall();
}
