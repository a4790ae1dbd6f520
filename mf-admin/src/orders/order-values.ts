import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderSchema } from '@northcast/shared-contracts/api/orders';
import {
  formatDateTime,
  formatDollars,
  formatLongDate,
} from '@northcast/shared-contracts/content/texts/format';
import {
  type OrderStatus,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import type { ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import { type FormFields, valuesOfRow } from '../editing/form-fields';
import { localDateTime, toTimestamp } from '../timestamp/local-date-time';

/** Values of the order form. */
export interface OrderValues {
  /** The chosen customer; the option's detail is the e-mail address. */
  userId: ComboboxOption | null;
  serviceName: string;
  servicePrice: string;
  customerPhone: string;
  projectBrief: string;
  status: OrderStatus;
  /** In the format of a `datetime-local` input. */
  createdAt: string;
  /** In the format of a `date` input. */
  dueOn: string;
  /** Empty for nobody. */
  assigneeId: string;
}

export const isOrder = (value: unknown): value is Order => orderSchema.isValidSync(value);

/**
 * The order form's fields, which also define its request body and conflict notice. `OrderFields`
 * renders the inputs.
 */
export const orderFields: FormFields<Order, OrderValues> = {
  userId: {
    label: 'Customer',
    initial: null,
    read: customerOf,
    show: (customer) => customer?.label ?? '',
    isSame: (one, other) => one?.value === other?.value,
  },
  serviceName: { label: 'Service name', initial: '', read: (order) => order.serviceName },
  servicePrice: {
    label: 'Service price',
    initial: '',
    read: (order) => String(order.servicePrice),
    show: (value) => formatDollars(Number.parseInt(value, 10) || 0),
  },
  customerPhone: { label: 'Phone', initial: '', read: (order) => order.customerPhone ?? '' },
  projectBrief: { label: 'Project brief', initial: '', read: (order) => order.projectBrief },
  status: {
    label: 'Status',
    initial: 'pending',
    read: (order) => order.status,
    show: (value) => orderStatusNames[value] ?? value,
  },
  createdAt: {
    label: 'Order date',
    initial: '',
    read: (order) => localDateTime(order.createdAt),
    show: (value) => value && formatDateTime(toTimestamp(value)),
  },
  dueOn: {
    label: 'Due',
    initial: '',
    read: (order) => order.dueOn ?? '',
    show: (value) => value && formatLongDate(value),
  },
  assigneeId: { label: 'Assigned to', initial: '', read: (order) => order.assigneeId ?? '' },
};

export const orderNoun = { one: 'order', many: 'orders' };

export const valuesOf = (order: Order) => valuesOfRow(orderFields, order);

function customerOf({ userId, customerName, customerEmail }: Order): ComboboxOption | null {
  return userId === null ? null : { value: userId, label: customerName, detail: customerEmail };
}

/**
 * The body of an edit. A customer or an assignee who stays is not sent: the server refuses those
 * who have left since.
 * @param before the version that the edit is based on
 */
export function editBodyOf({ userId: customer, ...values }: OrderValues, before: Order) {
  const { assigneeId, ...body } = bodyOf(values, before.createdAt);
  return {
    ...body,
    ...(customer && customer.value !== before.userId && { userId: customer.value }),
    ...(assigneeId !== (before.assigneeId ?? '') && { assigneeId }),
    version: before.version,
  };
}

/** What a price field accepts: whole dollars, or an amount whose cents are dropped. */
const pricePattern = /^\d+(?:\.\d*)?$/;

/** Whole dollars of a typed price; NaN if it is not a plain number, such as `1e3`. */
export function parsePrice(text: string): number {
  const typed = text.trim();
  return pricePattern.test(typed) ? Number.parseInt(typed, 10) : Number.NaN;
}

/**
 * The body of a change, with the price in whole dollars.
 * @param createdAt the timestamp that the form was opened with
 */
export function bodyOf(values: Omit<OrderValues, 'userId'>, createdAt: string) {
  return {
    ...values,
    servicePrice: parsePrice(values.servicePrice),
    createdAt: toTimestamp(values.createdAt, createdAt),
  };
}
