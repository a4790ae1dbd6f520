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
  wholeNumber,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import {
  orderedLinesField,
  orderLineLimits,
  orderLineSchema,
} from '@northcast/shared-contracts/api/order-lines';
import { unnamedOrder } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/**
 * Maximum text lengths in UTF-16 code units, and maximum price; database columns are sized to them.
 */
export const orderLimits = {
  serviceName: orderLineLimits.name,
  servicePrice: orderLineLimits.price,
  customerPhone: { max: 40 },
  projectBrief: { max: 5000 },
} as const;

/** An order in a response. */
export const orderSchema = object({
  id: entityId,
  userId: entityId.clone().nullable(),
  serviceName: string().required(),
  servicePrice: number().integer().required(),
  /** The order's lines, if there are several; the first one has the service's name. */
  lines: array(orderLineSchema),
  customerName: string().required(),
  customerEmail: string().required(),
  customerPhone: string(),
  projectBrief: string().defined(),
  status: string().oneOf(orderStatuses).required(),
  /** True if the name is not in the catalogue; the price is then the one that was sent. */
  isCustomRequest: boolean(),
  createdAt: entityTimestamp,
  updatedAt: entityTimestamp,
  version: number().integer().required(),
  /**
   * Due day of the next delivery, in the team's time zone. This and the next two fields are for the
   * team only.
   */
  dueOn: string(),
  /** Whether the due day has passed and the order is open. */
  isLate: boolean(),
  /** The team member to whom it is assigned. */
  assigneeId: idSchema(),
  /**
   * The newest version, while it awaits the customer's decision. Only in the list of the caller's
   * own orders.
   */
  readyDelivery: object({
    version: number().integer().required(),
    /** Whether it contains audio. */
    isAudio: boolean(),
  })
    .optional()
    .default(undefined),
});

const servicePrice = wholeNumber(0, orderLimits.servicePrice.max, validation.servicePrice);

export const statusField = string().oneOf(orderStatuses, validation.status);

/** The id of a team member; an empty one removes the assignee. */
export const assigneeField = string().test(
  'assignee',
  validation.assignee,
  (value) => !value || idSchema().isValidSync(value),
);

/** An order as a customer places it. */
export const orderPlacementSchema = object({
  serviceName: text(orderLimits.serviceName.max).default(unnamedOrder.name),
  servicePrice: servicePrice.default(unnamedOrder.price),
  lines: orderedLinesField,
  customerName: string(),
  customerEmail: string(),
  customerPhone: visibleText(orderLimits.customerPhone.max).required(validation.phone),
  projectBrief: requiredText(orderLimits.projectBrief.max, validation.projectBrief),
});

/** Fields that an administrator enters for new and existing orders. */
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
  status: statusField.default('pending'),
  createdAt: timestampField(validation.createdAt),
  dueOn: dayField(validation.dueOn),
});

export const orderUpdateSchema = object({
  /** If omitted, the order keeps its customer. */
  userId: idSchema(validation.customer),
  ...orderFields,
  status: statusField,
  createdAt: timestampField(validation.createdAt),
  /** If omitted, unchanged; if empty, cleared. The same applies to `assigneeId`. */
  dueOn: dayField(validation.dueOn),
  assigneeId: assigneeField,
  version: versionField,
});

/** The order form of a visitor; submitting it is refused with a notice. */
export const anonymousOrderFormSchema = object({
  customerName: nameField(limits.personName.max, validation.fullName),
  customerEmail: emailSchema,
  customerPhone: visibleText(orderLimits.customerPhone.max).required(validation.phone),
  projectBrief: text(orderLimits.projectBrief.max),
});
