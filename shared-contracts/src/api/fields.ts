import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { isReadable, isVisible } from '@northcast/shared-contracts/api/visible-text';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { number, string } from 'yup';

/** What addresses had to be when the first accounts were made; it backtracks, so only a short text may meet it. */
const formerPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One `@`, something on both sides, single dots in the domain: what a person recognises as an address. */
const emailPattern = /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/;

/** Half of a surrogate pair, or NUL: no database keeps them as they are. */
const unstorable = /[\0\p{Cs}]/u;
const isStorable = (value: string | undefined) => value === undefined || !unstorable.test(value);

/** A text of a request, trimmed. */
export const text = (max: number) =>
  string()
    .trim()
    .max(max, validation.tooLong(max))
    .test('storable', validation.unstorable, isStorable);

/** @param message what a person reads where the text is missing */
export const requiredText = (max: number, message: string) => text(max).required(message);

/** A text all of whose characters are seen, such as a phone number: nobody can hide another one in it. */
export const visibleText = (max: number) =>
  text(max).test('visible', validation.invisible, (value) => !value || isVisible(value));

/**
 * Somebody's name: something in it can be read out.
 * @param message what a person reads where the name is missing
 */
export const nameField = (max: number, message: string) =>
  visibleText(max)
    .required(message)
    .test('readable', message, (value) => !value || isReadable(value));

/** An e-mail address to sign in with, trimmed and in lower case; whether it has an account is for the server to say. */
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

/** Whether the day is in the calendar: `Date` takes 30 February for 2 March. */
function isDay(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(value) ?? [];
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

/** A timestamp of a request: with offset, within the years that every database keeps. */
export const timestampField = (message: string) =>
  string()
    .datetime({ message, allowOffset: true })
    .test('instant', message, (value) => {
      if (value === undefined) return true;
      const year = new Date(value).getUTCFullYear();
      return year >= 1970 && year <= 9999 && isDay(value);
    });

/** The customer that an administrator enters something for. */
export const customerIdField = idSchema(validation.customer).required(validation.customer);

/** The version of the row that an editor saw; without it the edit is not checked for a conflict. */
export const versionField = number().integer(validation.version).typeError(validation.version);

/** An id of a response. */
export const entityId = idSchema().required();

/** A timestamp of a response. */
export const entityTimestamp = string().datetime().required();
