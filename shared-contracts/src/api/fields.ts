import { isDay } from '@northcast/shared-contracts/api/day';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { isReadable, isVisible } from '@northcast/shared-contracts/api/visible-text';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { number, string } from 'yup';

/**
 * The pattern that e-mail addresses of the first accounts had to match. It backtracks, so it is
 * applied only to texts within the length limit.
 */
const formerPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One `@` with text on both sides, and no empty label in the domain. */
const emailPattern = /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/;

/** An unpaired surrogate or NUL, which databases do not store unchanged. */
const unstorable = /[\0\p{Cs}]/u;
const isStorable = (value: string | undefined) => value === undefined || !unstorable.test(value);

/** A trimmed text in a request. */
export const text = (max: number) =>
  string()
    .trim()
    .max(max, validation.tooLong(max))
    .test('storable', validation.unstorable, isStorable);

/** @param message error for a missing text */
export const requiredText = (max: number, message: string) => text(max).required(message);

/**
 * A text without invisible characters, such as a phone number, so that it cannot conceal another
 * text.
 */
export const visibleText = (max: number) =>
  text(max).test('visible', validation.invisible, (value) => !value || isVisible(value));

/**
 * A person's name, with at least one letter or digit.
 * @param message error for a missing name
 */
export const nameField = (max: number, message: string) =>
  visibleText(max)
    .required(message)
    .test('readable', message, (value) => !value || isReadable(value));

/**
 * An e-mail address for sign-in, trimmed and in lower case; only the server knows whether it has an
 * account.
 */
export const signInEmailField = text(limits.email.max)
  .lowercase()
  .required(validation.email)
  .test(
    'email',
    validation.email,
    (value) => !value || value.length > limits.email.max || formerPattern.test(value),
  );

/** An e-mail address, trimmed and in lower case. */
export const emailSchema = visibleText(limits.email.max)
  .lowercase()
  .required(validation.email)
  .test(
    'email',
    validation.email,
    (value) => !value || value.length > limits.email.max || emailPattern.test(value),
  );

/** Whether a text is a URL of one of the protocols, such as `https:`, without credentials. */
export function isWebAddress(value: string, ...protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocols.includes(protocol) && username === '' && password === '';
}

/**
 * A timestamp in a request, with an offset, in the years that every supported database can store.
 */
export const timestampField = (message: string) =>
  string()
    .datetime({ message, allowOffset: true })
    .test('timestamp', message, (value) => {
      if (value === undefined) return true;
      const year = new Date(value).getUTCFullYear();
      // `Date` reads 30 February as 2 March.
      return year >= 1970 && year <= 9999 && isDay(value.slice(0, 10));
    });

/** The customer for whom an administrator enters something. */
export const customerIdField = idSchema(validation.customer).required(validation.customer);

/**
 * The version of the row that the editor saw. Without it, the server does not check for conflicts.
 */
export const versionField = number().integer(validation.version).typeError(validation.version);

/** A whole number in a request. */
export const wholeNumber = (min: number, max: number, message: string) =>
  number().typeError(message).integer(message).min(min, message).max(max, message);

/** An id in a response. */
export const entityId = idSchema().required();

/** A timestamp in a response. */
export const entityTimestamp = string().datetime().required();
