import {
  emailSchema,
  entityId,
  entityTimestamp,
  nameField,
  signInEmailField,
  text,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { roles } from '@northcast/shared-contracts/roles';
import { boolean, number, object, string } from 'yup';

/** An account as its owner and administrators see it. */
export const userSchema = object({
  id: entityId,
  email: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  isAdmin: boolean().required(),
  /** Administrators only. */
  role: string().oneOf(roles),
  createdAt: entityTimestamp,
  version: number().integer().required(),
  /** Only in the list of customers: number of orders, including cancelled ones. */
  orderCount: number().integer(),
  /**
   * Only in the list of customers: total price of orders that are not cancelled, in whole US
   * dollars.
   */
  spent: number().integer(),
});

/** Not trimmed, because spaces may be part of a password. */
export const newPassword = string()
  .required(validation.password)
  .min(limits.password.min, validation.password)
  .max(limits.password.max, validation.tooLong(limits.password.max));

/** An empty password field in an edit form keeps the current password. */
const optionalPassword = string()
  .transform((value: unknown) => (value === '' || value === null ? undefined : value))
  .min(limits.password.min, validation.password)
  .max(limits.password.max, validation.tooLong(limits.password.max));

/** `code` is the second factor, sent after the server has asked for it. */
export const loginSchema = object({
  email: signInEmailField,
  password: newPassword,
  code: text(limits.code.max),
});

/** The names of an account's owner. */
export const personNameFields = {
  firstName: nameField(limits.personName.max, validation.firstName),
  lastName: nameField(limits.personName.max, validation.lastName),
};

export const registrationSchema = object({
  ...personNameFields,
  email: emailSchema,
  password: newPassword,
});

/** The sign-up form, including the password confirmation, which is not sent. */
export const registrationFormSchema = registrationSchema.shape({
  confirmPassword: string()
    .required(validation.confirmPassword)
    .min(limits.password.min, validation.confirmPassword)
    // Not `oneOf`: yup reports it first, so an empty confirmation would be 'different' instead of
    // missing.
    .test('matches', validation.passwordMismatch, (value, { parent }) => value === parent.password),
});

const customerFields = {
  email: emailSchema,
  ...personNameFields,
};
const isAdmin = boolean().typeError(validation.isAdmin);

/** An account as an administrator creates or edits it. */
export const customerCreationSchema = object({
  ...customerFields,
  isAdmin: isAdmin.default(false),
  password: newPassword,
});
export const customerUpdateSchema = object({
  ...customerFields,
  /** If it is absent, the account keeps its rights. */
  isAdmin,
  password: optionalPassword,
  version: versionField,
});
