import type { Order } from '@northcast/shared-contracts/api/entities';
import type { OrderLine } from '@northcast/shared-contracts/api/order-lines';
import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '../calls/call.decorator.js';
import { optionalText } from '../database/optional-column.js';
import { type Account, fullName } from '../sessions/account.js';
import { catalogueSpelling, isCustomRequest } from './catalogue-price.js';
import { isLate } from './due-day.js';
import type { OrderEntity } from './order.entity.js';
import { linesOf } from './order-lines.js';

/**
 * Requires every key, so that the compiler reports an optional key missing from an object literal
 * that `satisfies` it.
 */
type AllKeys<Shape> = { readonly [Key in keyof Required<Shape>]: Shape[Key] };

/** An order row without its generated search and sort columns. */
export type OrderRow = Omit<
  OrderEntity,
  'search' | 'serviceNameKey' | 'customerNameKey' | 'numberKey'
>;

/**
 * The order fields of a request. Requests that create an order have at least these; name and email
 * address come from the account.
 */
export type OrderContent = Omit<
  BodyOf<'updateOrder'>,
  'userId' | 'customerName' | 'customerEmail' | 'version'
>;

/** The fields of a new order, with `lines` if it has several items. */
export type NewOrderContent = OrderContent & { readonly lines?: readonly OrderLine[] | undefined };

/** Fields that only the team sees. */
type TeamField = 'dueOn' | 'isLate' | 'assigneeId';

/** Fields that only the list of a customer's own orders has. */
type ListField = 'readyDelivery';

/** Maps an order for its customer and for everything that is sent to the customer. */
export function toOrderDto(row: OrderRow): Order {
  return {
    id: row.id,
    userId: row.userId,
    serviceName: row.serviceName,
    servicePrice: row.servicePrice,
    lines: linesOf(row),
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone ?? undefined,
    projectBrief: row.projectBrief,
    status: row.status,
    isCustomRequest: isCustomRequest(row.serviceName) || undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  } satisfies Omit<AllKeys<Order>, TeamField | ListField>;
}

/** @param today the current day in the team's time zone */
export function toTeamOrderDto(row: OrderRow, today: string): Order {
  return {
    ...toOrderDto(row),
    dueOn: row.dueOn ?? undefined,
    isLate: isLate(row, today) || undefined,
    assigneeId: row.assigneeId ?? undefined,
  } satisfies Order & Record<TeamField, unknown>;
}

/**
 * The columns that a request sets; omitted fields keep their previous values, and an unchanged name
 * its spelling, on which the kind of the order depends.
 */
function columnsOf(content: OrderContent, before: Partial<OrderRow>) {
  const { serviceName, createdAt } = content;
  return {
    serviceName: serviceName === before.serviceName ? serviceName : catalogueSpelling(serviceName),
    servicePrice: content.servicePrice,
    customerPhone: optionalText(content.customerPhone, before.customerPhone),
    projectBrief: content.projectBrief,
    status: content.status ?? before.status ?? 'pending',
    createdAt: createdAt === undefined ? (before.createdAt ?? new Date()) : new Date(createdAt),
    dueOn: optionalText(content.dueOn, before.dueOn),
    assigneeId: optionalText(content.assigneeId, before.assigneeId),
  } satisfies AllKeys<Record<keyof OrderContent, unknown>>;
}

/** Creates an order row with the customer's current name and email address. */
export function newOrderRow(customer: Account, content: NewOrderContent): OrderRow {
  const now = new Date();
  return {
    id: uuidv7(),
    ...userColumns(customer),
    ...columnsOf(content, { createdAt: now }),
    lineItems: content.lines ? JSON.stringify(content.lines) : null,
    priceAgreedAt: null,
    updatedAt: now,
    version: 1,
  };
}

/** @param customer the new customer; the old one is kept if omitted */
export function editedOrderRow(
  before: OrderRow,
  content: OrderContent,
  customer?: Account,
): OrderRow {
  return {
    ...before,
    ...(customer && userColumns(customer)),
    ...columnsOf(content, before),
    updatedAt: new Date(),
    version: before.version + 1,
  };
}

function userColumns(customer: Account) {
  return {
    userId: customer.id,
    customerName: fullName(customer),
    customerEmail: customer.email,
  };
}
