import { needLimits } from '@northcast/shared-contracts/api/business';
import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DeliveryEntity } from '../deliveries/delivery.entity.js';
import { EnquiryEntity } from '../enquiries/enquiry.entity.js';
import { FileEntity } from '../files/file.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { MessageEntity } from '../messages/message.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { isLateOn } from '../orders/order-filter.js';
import { QuoteEntity } from '../quotes/quote.entity.js';

const day = 86_400_000;

/** Services that are free. */
const freeNames = ['Free Trial', 'Demo Call'];
/** Names with a price in the catalogue: an order of these at $0 needs no price. */
const namesWithPrice = [...freeNames, ...[...services, ...addOns].map(({ name }) => name)];

/** The latest validity day that is over in every time zone. */
const lastDayOver = (now: number) => new Date(now - 36 * 3_600_000).toISOString().slice(0, 10);

const isOfOrder = (owner: string, condition: string) =>
  `EXISTS (SELECT 1 FROM orders placed WHERE placed.id = ${owner}.orderId AND ${condition})`;
const isLive = "placed.status <> 'cancelled'";
/** The customer can decide; nobody can once the account is deleted. */
const canDecide = `${isLive} AND placed.userId IS NOT NULL`;
const isNewest =
  'NOT EXISTS (SELECT 1 FROM deliveries newer WHERE newer.orderId = delivery.orderId AND newer.version > delivery.version)';
const hasStandingQuote = `EXISTS (SELECT 1 FROM quotes quote WHERE quote.orderId = entry.id
  AND (quote.state = 'accepted' OR (quote.state = 'open' AND quote.validUntil > :lastDay)))`;

/** @param column what the entries show the time of */
function oldest<Row extends object>(query: SelectQueryBuilder<Row>, column: string) {
  return query.orderBy(column, 'ASC').limit(needLimits.entries.max);
}

/** Sorts by due date, the earliest first. */
export function lateOrders(manager: EntityManager, today: string): SelectQueryBuilder<OrderEntity> {
  const { sql, parameters } = isLateOn(today);
  const query = manager.createQueryBuilder(OrderEntity, 'entry').where(sql, parameters);
  return oldest(query, 'entry.dueOn').addOrderBy('entry.id', 'ASC');
}

export function pendingOrders(manager: EntityManager): SelectQueryBuilder<OrderEntity> {
  const query = manager
    .createQueryBuilder(OrderEntity, 'entry')
    .where('entry.status = :status', { status: 'pending' });
  return oldest(query, 'entry.createdAt');
}

/** Sorts by the time since which the customer has waited. */
export function unansweredThreads(manager: EntityManager): SelectQueryBuilder<MessageEntity> {
  const query = manager
    .createQueryBuilder(MessageEntity, 'thread')
    .where('thread.status = :status', { status: 'pending' });
  return oldest(query, 'thread.queueKey').addOrderBy('thread.id', 'ASC');
}

export function newEnquiries(manager: EntityManager): SelectQueryBuilder<EnquiryEntity> {
  const query = manager
    .createQueryBuilder(EnquiryEntity, 'enquiry')
    .where('enquiry.status = :status', { status: 'new' });
  return oldest(query, 'enquiry.createdAt');
}

/** Requests at $0 without an open or accepted quote, whose customer could accept one. */
export function quotesToPrice(
  manager: EntityManager,
  now: number,
): SelectQueryBuilder<OrderEntity> {
  const query = manager
    .createQueryBuilder(OrderEntity, 'entry')
    .where('entry.servicePrice = 0 AND entry.userId IS NOT NULL')
    .andWhere("entry.status IN ('pending', 'processing')")
    .andWhere('entry.serviceName NOT IN (:...namesWithPrice)', { namesWithPrice })
    .andWhere(`NOT ${hasStandingQuote}`, { lastDay: lastDayOver(now) });
  return oldest(query, 'entry.createdAt');
}

/** Quotes that wait for the customer's decision. */
export function openQuotes(manager: EntityManager, now: number): SelectQueryBuilder<QuoteEntity> {
  const query = manager
    .createQueryBuilder(QuoteEntity, 'quote')
    .where("quote.state = 'open'")
    .andWhere('quote.validUntil > :lastDay', { lastDay: lastDayOver(now) })
    .andWhere(isOfOrder('quote', canDecide));
  return oldest(query, 'quote.createdAt');
}

/** Deliveries that wait for the customer's decision. */
export function openDeliveries(manager: EntityManager): SelectQueryBuilder<DeliveryEntity> {
  const query = manager
    .createQueryBuilder(DeliveryEntity, 'delivery')
    .where('delivery.decision IS NULL')
    .andWhere(isNewest)
    .andWhere(isOfOrder('delivery', canDecide));
  return oldest(query, 'delivery.createdAt');
}

/** Deliveries that the customer wants revised, without a newer one; sorted by that decision. */
export function askedRevisions(manager: EntityManager): SelectQueryBuilder<DeliveryEntity> {
  const query = manager
    .createQueryBuilder(DeliveryEntity, 'delivery')
    .where("delivery.decision = 'revision'")
    .andWhere(isNewest)
    .andWhere(isOfOrder('delivery', "placed.status IN ('pending', 'processing')"));
  return oldest(query, 'delivery.decidedAt');
}

/** Files that the check refused recently. */
export function refusedFiles(manager: EntityManager, now: number): SelectQueryBuilder<FileEntity> {
  const query = manager
    .createQueryBuilder(FileEntity, 'file')
    .where("file.state = 'refused'")
    .andWhere('file.createdAt > :since', { since: new Date(now - needLimits.file.days * day) })
    .andWhere(isOfOrder('file', isLive));
  return oldest(query, 'file.completedAt');
}

export function failedMails(manager: EntityManager): SelectQueryBuilder<MailEntity> {
  const query = manager
    .createQueryBuilder(MailEntity, 'mail')
    .where("mail.status = 'failed'")
    .andWhere('mail.isForgotten = :isForgotten', { isForgotten: false });
  return oldest(query, 'mail.createdAt');
}
