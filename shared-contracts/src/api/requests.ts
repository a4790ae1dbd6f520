import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { contactServices } from '@northcast/shared-contracts/catalogue/contact-services';
import { orderStatuses } from '@northcast/shared-contracts/texts/order-status';
import { validation } from '@northcast/shared-contracts/texts/validation';
import { boolean, type InferType, number, object, ref, string } from 'yup';

/** One `@`, something on both sides, a dot in the domain: what a person recognises as an address. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Half of a surrogate pair, or NUL: no database keeps them as they are. */
const unstorable = /[\0\p{Cs}]/u;
const isStorable = (value: string | undefined) => value === undefined || !unstorable.test(value);

const text = (max: number) =>
  string()
    .trim()
    .max(max, validation.tooLong(max))
    .test('storable', validation.unstorable, isStorable);
const requiredText = (max: number, message: string) => text(max).required(message);

/** An e-mail address, trimmed and in lower case. Only a short text meets the pattern, which backtracks. */
export const emailSchema = text(limits.email.max)
  .lowercase()
  .required(validation.email)
  .test(
    'email',
    validation.email,
    (value) => !value || value.length > limits.email.max || emailPattern.test(value),
  );

/** Not trimmed: blanks belong to a password. */
const password = string()
  .required(validation.password)
  .min(limits.password.min, validation.password)
  .max(limits.password.max, validation.tooLong(limits.password.max));

/** An empty field of an edit form: keeps the current password. */
const optionalPassword = string()
  .transform((value: unknown) => (value === '' || value === null ? undefined : value))
  .min(limits.password.min, validation.password)
  .max(limits.password.max, validation.tooLong(limits.password.max));

const servicePrice = number()
  .typeError(validation.servicePrice)
  .integer(validation.servicePrice)
  .min(0, validation.servicePrice)
  .max(limits.servicePrice.max, validation.servicePrice);

/** An instant with offset, within the years that every database keeps. */
const instant = (message: string) =>
  string()
    .datetime({ message, allowOffset: true })
    .test('instant', message, (value) => {
      if (value === undefined) return true;
      const year = new Date(value).getUTCFullYear();
      return year >= 1970 && year <= 9999;
    });
const status = string().oneOf(orderStatuses, validation.status);
const customerId = idSchema(validation.customer).required(validation.customer);
/** The version of the row that an editor saw; without it the edit is not checked for being overtaken. */
const version = number().integer(validation.version).typeError(validation.version);

const login = object({ email: emailSchema, password });

const registration = object({
  firstName: requiredText(limits.personName.max, validation.firstName),
  lastName: requiredText(limits.personName.max, validation.lastName),
  email: emailSchema,
  password,
});

const orderPlacement = object({
  serviceName: text(limits.serviceName.max).default('Custom Service'),
  servicePrice: servicePrice.default(0),
  customerName: string(),
  customerEmail: string(),
  customerPhone: requiredText(limits.phone.max, validation.phone),
  projectBrief: requiredText(limits.projectBrief.max, validation.projectBrief),
});

const supportMessage = object({
  subject: requiredText(limits.subject.max, validation.subject),
  message: requiredText(limits.message.max, validation.message),
});

const contact = object({
  name: requiredText(limits.contactName.max, validation.contactName).min(
    limits.contactName.min,
    validation.contactName,
  ),
  email: emailSchema,
  podcastName: text(limits.podcastName.max),
  service: string()
    .required(validation.contactService)
    .oneOf(contactServices, validation.contactService),
  message: requiredText(limits.contactMessage.max, validation.contactMessage).min(
    limits.contactMessage.min,
    validation.contactMessage,
  ),
});

const customerFields = {
  email: emailSchema,
  firstName: requiredText(limits.personName.max, validation.firstName),
  lastName: requiredText(limits.personName.max, validation.lastName),
  isAdmin: boolean().typeError(validation.isAdmin).default(false),
};

const customerCreation = object({ ...customerFields, password });
const customerUpdate = object({ ...customerFields, password: optionalPassword, version });

const orderFields = {
  serviceName: requiredText(limits.serviceName.max, validation.serviceName),
  servicePrice: servicePrice.required(validation.servicePrice),
  customerName: string(),
  customerEmail: string(),
  customerPhone: text(limits.phone.max),
  projectBrief: requiredText(limits.projectBrief.max, validation.projectBrief),
};

const orderCreation = object({
  userId: customerId,
  ...orderFields,
  status: status.default('pending'),
  createdAt: instant(validation.createdAt),
});

const orderUpdate = object({
  ...orderFields,
  status,
  createdAt: instant(validation.createdAt),
  version,
});

const messageCreation = object({
  userId: customerId,
  userName: string(),
  userEmail: string(),
  subject: requiredText(limits.subject.max, validation.subject),
  message: requiredText(limits.message.max, validation.message),
});

const messageReply = object({
  reply: requiredText(limits.message.max, validation.reply),
  replyDate: instant(validation.replyDate),
});

/** Every request body by name; the endpoint table refers to these names. */
export const requestSchemas = {
  login,
  registration,
  orderPlacement,
  supportMessage,
  contact,
  customerCreation,
  customerUpdate,
  orderCreation,
  orderUpdate,
  messageCreation,
  messageReply,
} as const;

/** The sign-up form: the registration and its confirmation, which is not sent. */
export const registrationFormSchema = registration.shape({
  confirmPassword: string()
    .required(validation.confirmPassword)
    .min(limits.password.min, validation.confirmPassword)
    .oneOf([ref('password')], validation.passwordMismatch),
});

/** The order form of somebody not signed in; submitting it is refused with a notice. */
export const anonymousOrderFormSchema = object({
  customerName: requiredText(limits.personName.max, validation.fullName),
  customerEmail: emailSchema,
  customerPhone: requiredText(limits.phone.max, validation.phone),
  projectBrief: text(limits.projectBrief.max),
});

export type RequestName = keyof typeof requestSchemas;
/** Every request body's type by name, after validation. */
export type Requests = { [Name in RequestName]: InferType<(typeof requestSchemas)[Name]> };
