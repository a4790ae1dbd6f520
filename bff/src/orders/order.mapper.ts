import type { Order } from '@northcast/shared-contracts/api/entities';
import type { OrderLine } from '@northcast/shared-contracts/api/order-lines';
import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '../calls/call.decorator.js';
import { optionalDate, optionalText } from '../database/optional-column.js';
import { type Account, fullName } from '../sessions/account.js';
import { isCustomRequest } from './catalogue-price.js';
import { isLate } from './due-day.js';
import type { OrderEntity } from './order.entity.js';
import { linesOf } from './order-lines.js';

/** The same shape with every key required: an object literal that `satisfies` it forgets no optional key. */
type AllKeys<Shape> = { readonly [Key in keyof Required<Shape>]: Shape[Key] };

/** What lists and responses hold of a row. */
export type OrderRow = Omit<
  OrderEntity,
  'search' | 'serviceNameKey' | 'customerNameKey' | 'numberKey'
>;

/** What a request says of an order. Placed and new orders say no less; name and e-mail address are the account's. */
export type OrderContent = Omit<
  BodyOf<'updateOrder'>,
  'userId' | 'customerName' | 'customerEmail' | 'version'
>;

/** What is said of a new order; `lines` where it holds more than one thing. */
export type NewOrderContent = OrderContent & { readonly lines?: readonly OrderLine[] | undefined };

/** What the team alone reads of an order. */
type TeamField = 'dueOn' | 'isLate' | 'assigneeId';

/** What the list of a customer's own orders adds, of deliveries. */
type ListField = 'readyDelivery';

/** An order as its customer reads it, and everything that is sent to the customer. */
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

/** @param today the day that it is for the team */
export function toTeamOrderDto(row: OrderRow, today: string): Order {
  return {
    ...toOrderDto(row),
    dueOn: row.dueOn ?? undefined,
    isLate: isLate(row, today) || undefined,
    assigneeId: row.assigneeId ?? undefined,
  } satisfies Order & Record<TeamField, unknown>;
}

/** The columns that a request fills; what it leaves out stays as it was before. */
function columnsOf(content: OrderContent, before: Partial<OrderRow>) {
  return {
    serviceName: content.serviceName,
    servicePrice: content.servicePrice,
    customerPhone: optionalText(content.customerPhone, before.customerPhone),
    projectBrief: content.projectBrief,
    status: content.status ?? before.status ?? 'pending',
    createdAt: optionalDate(content.createdAt) ?? before.createdAt ?? new Date(),
    dueOn: optionalText(content.dueOn, before.dueOn),
    assigneeId: optionalText(content.assigneeId, before.assigneeId),
  } satisfies AllKeys<Record<keyof OrderContent, unknown>>;
}

/** A new order of a customer, whose name and e-mail address it takes over. */
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

/** @param customer whose the order is from now on; unchanged unless given */
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
