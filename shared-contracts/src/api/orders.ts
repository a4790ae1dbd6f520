import { dayField } from '@northcast/shared-contracts/api/day';
import {
  customerIdField,
  emailSchema,
  entityId,
  entityTimestamp,
  nameField,
  requiredText,
  text,
  timestampField,
  versionField,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { orderedLinesField, orderLineSchema } from '@northcast/shared-contracts/api/order-lines';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Longest texts in UTF-16 code units, and the highest price; database columns are sized to them. */
export const orderLimits = {
  serviceName: { max: 120 },
  /** Whole US dollars. */
  servicePrice: { max: 1_000_000 },
  customerPhone: { max: 40 },
  projectBrief: { max: 5000 },
} as const;

/** An order in a response. */
export const orderSchema = object({
  id: entityId,
  userId: entityId.clone().nullable(),
  serviceName: string().required(),
  servicePrice: number().integer().required(),
  /** What it holds, where that is more than one thing; the first carries the service's name. */
  lines: array(orderLineSchema),
  customerName: string().required(),
  customerEmail: string().required(),
  customerPhone: string(),
  projectBrief: string().defined(),
  status: string().oneOf(orderStatuses).required(),
  /** True for a name that is not in the catalogue: its price is what was sent. */
  isCustomRequest: boolean(),
  createdAt: entityTimestamp,
  updatedAt: entityTimestamp,
  version: number().integer().required(),
  /** The day by which the next delivery is due, in the team's time zone. For the team alone, as what follows. */
  dueOn: string(),
  /** Whether that day is over and the order is open. */
  isLate: boolean(),
  /** Who of the team works on it. */
  assigneeId: idSchema(),
  /** The newest version, while its customer has yet to decide on it; only in the list of one's own orders. */
  readyDelivery: object({
    version: number().integer().required(),
    /** Whether there is something in it to hear. */
    isAudio: boolean(),
  })
    .optional()
    .default(undefined),
});

const servicePrice = number()
  .typeError(validation.servicePrice)
  .integer(validation.servicePrice)
  .min(0, validation.servicePrice)
  .max(orderLimits.servicePrice.max, validation.servicePrice);

const status = string().oneOf(orderStatuses, validation.status);

/** An order that a customer places. */
export const orderPlacementSchema = object({
  serviceName: text(orderLimits.serviceName.max).default('Custom Service'),
  servicePrice: servicePrice.default(0),
  lines: orderedLinesField,
  customerName: string(),
  customerEmail: string(),
  customerPhone: visibleText(orderLimits.customerPhone.max).required(validation.phone),
  projectBrief: requiredText(orderLimits.projectBrief.max, validation.projectBrief),
});

/** What an administrator fills in, of a new order and of one that is there. */
const orderFields = {
  serviceName: requiredText(orderLimits.serviceName.max, validation.serviceName),
  servicePrice: servicePrice.required(validation.servicePrice),
  customerName: string(),
  customerEmail: string(),
  customerPhone: visibleText(orderLimits.customerPhone.max),
  projectBrief: requiredText(orderLimits.projectBrief.max, validation.projectBrief),
};

export const orderCreationSchema = object({
  userId: customerIdField,
  ...orderFields,
  status: status.default('pending'),
  createdAt: timestampField(validation.createdAt),
  dueOn: dayField(validation.dueOn),
});

export const orderUpdateSchema = object({
  /** Left out: the order stays with its customer. */
  userId: idSchema(validation.customer),
  ...orderFields,
  status,
  createdAt: timestampField(validation.createdAt),
  /** Left out it stays, empty it is cleared; as who works on it. */
  dueOn: dayField(validation.dueOn),
  assigneeId: string().test(
    'assignee',
    validation.assignee,
    (value) => !value || idSchema().isValidSync(value),
  ),
  version: versionField,
});

/** The order form of somebody not signed in; submitting it is refused with a notice. */
export const anonymousOrderFormSchema = object({
  customerName: nameField(limits.personName.max, validation.fullName),
  customerEmail: emailSchema,
  customerPhone: visibleText(orderLimits.customerPhone.max).required(validation.phone),
  projectBrief: text(orderLimits.projectBrief.max),
});
