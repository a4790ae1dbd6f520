import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderSchema } from '@northcast/shared-contracts/api/entities';
import { formatDateTime, formatDollars } from '@northcast/shared-contracts/texts/format';
import { type OrderStatus, orderStatusNames } from '@northcast/shared-contracts/texts/order-status';
import type { ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import type { EditedField } from '../editing/merge';
import { instantOf, localDateTime } from '../instant/local-date-time';

/** What stands in the fields of the order form. */
export interface OrderValues {
  serviceName: string;
  servicePrice: string;
  customerPhone: string;
  projectBrief: string;
  status: OrderStatus;
  /** As a `datetime-local` input holds it. */
  createdAt: string;
}

/** The form of a new order. */
export interface NewOrderValues extends OrderValues {
  /** The chosen customer; its detail is the e-mail address. */
  userId: ComboboxOption | null;
}

export const isOrder = (value: unknown): value is Order => orderSchema.isValidSync(value);

export function valuesOf(order: Order): OrderValues {
  return {
    serviceName: order.serviceName,
    servicePrice: String(order.servicePrice),
    customerPhone: order.customerPhone ?? '',
    projectBrief: order.projectBrief,
    status: order.status,
    createdAt: localDateTime(order.createdAt),
  };
}

/**
 * The body of a change; prices are parsed as whole dollars.
 * @param createdAt the instant that the form was opened with
 */
export function bodyOf(values: OrderValues, createdAt: string) {
  return {
    ...values,
    servicePrice: Number.parseInt(values.servicePrice, 10),
    createdAt: instantOf(values.createdAt, createdAt),
  };
}

export const orderFields: readonly EditedField<OrderValues>[] = [
  { name: 'serviceName', label: 'Service name' },
  {
    name: 'servicePrice',
    label: 'Service price',
    show: (value) => formatDollars(Number.parseInt(value, 10) || 0),
  },
  { name: 'customerPhone', label: 'Phone' },
  { name: 'projectBrief', label: 'Project brief' },
  {
    name: 'status',
    label: 'Status',
    show: (value) => orderStatusNames[value as OrderStatus] ?? value,
  },
  { name: 'createdAt', label: 'Order date', show: (value) => formatDateTime(instantOf(value)) },
];
