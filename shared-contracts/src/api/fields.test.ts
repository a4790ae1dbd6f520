import { fieldErrors, validateForm } from '@northcast/shared-contracts/api/field-errors';
import {
  emailSchema,
  nameField,
  requiredText,
  signInEmailField,
  text,
  timestampField,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { paymentChangeSchema } from '@northcast/shared-contracts/api/money';
import { linkToken } from '@northcast/shared-contracts/api/own-account';
import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { object, type StringSchema, string } from 'yup';

/** The error message for a value; undefined if the value is valid. */
function messageOf(schema: StringSchema<string | undefined>, value: unknown): string | undefined {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('text', () => {
  test('its length is counted in UTF-16 code units without surrounding blanks', () => {
    expect(messageOf(text(3), '  abc  ')).toBeUndefined();
    expect(messageOf(text(3), 'abcd')).toBe(validation.tooLong(3));
    expect(messageOf(text(3), '🎙️')).toBeUndefined();
    expect(messageOf(text(3), '🎙🎙')).toBe(validation.tooLong(3));
  });

  test('a required text of blanks alone counts as missing', () => {
    expect(messageOf(requiredText(10, 'It is missing'), ' \t\n ')).toBe('It is missing');
  });

  test.each(['a\0b', '\ud800', 'a\udc00'])('%j is rejected as unstorable', (value) => {
    expect(messageOf(text(10), value)).toBe(validation.unstorable);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['for a new account', emailSchema],
    ['for sign-in', signInEmailField],
  ])('%s of the maximum length is still checked, and one more is too long', (_use, schema) => {
    const { max } = limits.email;
    expect(messageOf(schema, 'x'.repeat(max))).toBe(validation.email);
    expect(messageOf(schema, 'x'.repeat(max + 1))).toBe(validation.tooLong(max));
  });
});

describe('visible text', () => {
  test.each([
    ['zero-width space', 'a\u200bb'],
    ['right-to-left override', 'a\u202eb'],
    ['soft hyphen', 'a\u00adb'],
    ['byte order mark', 'a\ufeffb'],
    ['tab', 'a\tb'],
    ['Hangul filler', 'a\u3164b'],
    ['combining grapheme joiner', 'a\u034fb'],
    ['joiner after a Latin letter', 'a\u200db'],
  ])('rejects a %s', (_, value) => {
    expect(messageOf(visibleText(10), value)).toBe(validation.invisible);
  });

  test.each([
    ['Persian', 'می\u200cخواهم'],
    ['Sinhala', 'ශ්\u200dරී'],
  ])('accepts the joiners that %s spelling needs', (_, value) => {
    expect(messageOf(visibleText(10), value)).toBeUndefined();
  });

  test.each(['…', '- -', '!?'])('%j is rejected as a name', (value) => {
    expect(messageOf(nameField(10, 'Who?'), value)).toBe('Who?');
  });

  test.each(["O'Neil", '李', 'X Æ A-12', '7'])('%j is accepted as a name', (value) => {
    expect(messageOf(nameField(10, 'Who?'), value)).toBeUndefined();
  });
});

describe('e-mail address', () => {
  const longest = `${'a'.repeat(limits.email.max - '@b.co'.length)}@b.co`;

  test.each(['a@b.co', "o'neil+tag@sub.example.com", 'ä@bücher.example', longest])(
    '%s is valid',
    (value) => {
      expect(messageOf(emailSchema, value)).toBeUndefined();
    },
  );

  test.each([
    'a@b',
    'a@b..com',
    'a@.b.com',
    'a@b.com.',
    'a b@c.de',
    'a@b@c.de',
    '@b.co',
    'a@',
    '<a@b.co>',
    'a,b@c.de',
    'a"b@c.de',
  ])('%s is invalid', (value) => {
    expect(messageOf(emailSchema, value)).toBe(validation.email);
  });

  test('an address that is too long gets the length error, not the format error', () => {
    expect(messageOf(emailSchema, `a${longest}`)).toBe(validation.tooLong(limits.email.max));
  });

  test('an address is converted to lower case without surrounding blanks', () => {
    expect(emailSchema.cast('  Ada@Example.COM ')).toBe('ada@example.com');
  });

  test('the sign-in field accepts an address with two dots in its domain', () => {
    expect(messageOf(signInEmailField, 'a@b..com')).toBeUndefined();
    expect(messageOf(signInEmailField, 'a@b')).toBe(validation.email);
  });
});

describe('timestamp', () => {
  const field = timestampField('When?');

  test.each(['2026-11-20T22:12:00Z', '2026-11-20T22:12:00.123+08:00', '2024-02-29T00:00:00Z'])(
    '%s is valid',
    (value) => {
      expect(messageOf(field, value)).toBeUndefined();
    },
  );

  test.each([
    '2026-11-20',
    '2026-11-20T22:12:00',
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '1969-12-31T23:59:59Z',
    'yesterday',
  ])('%s is invalid', (value) => {
    expect(messageOf(field, value)).toBe('When?');
  });
});

test('an id is a UUID of any version in lower case', () => {
  expect(messageOf(idSchema('Which?'), '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toBeUndefined();
  for (const value of ['1', '0193A1B2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', '0193a1b2c3d47e5f8a9b'])
    expect(messageOf(idSchema('Which?'), value)).toBe('Which?');
});

describe('the token of a link', () => {
  const token = 'x'.repeat(20);

  test.each([token, 'A-z_0.9'.repeat(3), 'x'.repeat(300)])('may be %s', (value) => {
    expect(linkToken.isValidSync(value)).toBe(true);
  });

  test.each([
    'x'.repeat(19),
    'x'.repeat(301),
    `${token} `,
    ` ${token}`,
    `${token}/`,
    `<${token}`,
    '',
  ])('may not be %p', (value) => {
    expect(linkToken.isValidSync(value)).toBe(false);
  });
});

test('a value that is not an object has an error with an empty path', () => {
  expect(fieldErrors(object({ name: string() }), 3)).toMatchObject([{ path: '' }]);
});

test('a day of payment has begun somewhere on Earth', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00Z') });
  const errors = (paidOn: string) => validateForm(paymentChangeSchema)({ paidOn, version: 0 });
  expect(errors('2026-12-01')).toEqual({});
  expect(errors('2026-12-02')).toEqual({ paidOn: moneyTexts.paidAhead });
  jest.useRealTimers();
});
