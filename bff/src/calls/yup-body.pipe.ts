import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { type FieldError, firstOfEachPath } from '@northcast/shared-contracts/api/field-errors';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { ValidationError } from 'yup';
import { invalid, malformed } from '../errors/api-errors.js';

/** The subset of yup's ObjectSchema that we use. */
export interface BodySchema<Body> {
  readonly fields: Readonly<Record<string, object>>;
  validateSync(value: unknown, options: { abortEarly: false; stripUnknown: true }): Body;
}

/** Validates the `@Body()` of a handler; other parameters pass unchanged. */
export class YupBodyPipe implements PipeTransform {
  /** @param schema undefined for a call that takes no body */
  constructor(private readonly schema: BodySchema<unknown> | undefined) {}

  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== 'body') return value;
    if (this.schema === undefined) throw new Error('the call takes no body');
    return validBody(this.schema, value);
  }
}

/**
 * Validates a body: trims strings, fills in defaults and drops unknown keys. Only lists that the
 * schema declares may be nested, and `null` counts as missing. JSON types are strict: a number is
 * not converted to a string.
 * @throws 400 when the body is not an object, 422 with the errors by field
 */
export function validBody<Body>(schema: BodySchema<Body>, body: unknown): Body {
  const known = knownFields(schema, body ?? {});
  const wrongTypes = typeErrors(schema, known);
  if (wrongTypes.length > 0) throw invalid(wrongTypes);
  try {
    return schema.validateSync(known, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(firstOfEachPath(error));
    throw error;
  }
}

/** The subset of yup's ObjectSchema that we use for nested objects. */
interface RecordSchema {
  readonly fields: Readonly<Record<string, object>>;
}

function knownFields({ fields }: RecordSchema, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(fields, name) || value === null) continue;
    known[name] = typeof value === 'object' ? knownEntries(fields[name], value) : value;
  }
  return known;
}

/** The entries of a list, each filtered like the body itself. */
function knownEntries(field: object | undefined, value: unknown): unknown[] {
  if (!isList(field) || !Array.isArray(value)) throw malformed();
  const { innerType } = field;
  return value.map((entry) => {
    if (isRecord(innerType)) return knownFields(innerType, entry);
    if (typeof entry === 'object') throw malformed();
    return entry;
  });
}

/** The subset of a yup field that we use. */
interface Field {
  readonly type: string;
  isType(value: unknown): boolean;
  validateSync(value: unknown, options: { strict: true }): unknown;
}

const isField = (field: object | undefined): field is Field =>
  field !== undefined && 'isType' in field;

const isList = (field: object | undefined): field is { innerType?: object } =>
  isField(field) && field.type === 'array';

const isRecord = (field: object | undefined): field is RecordSchema =>
  isField(field) && field.type === 'object';

/** Errors for values of another JSON type than the field's, which yup would convert. */
function typeErrors({ fields }: RecordSchema, known: object, prefix = ''): FieldError[] {
  return Object.entries(known).flatMap(([name, value]) =>
    fieldErrors(fields[name], value, prefix + name),
  );
}

function fieldErrors(field: object | undefined, value: unknown, path: string): FieldError[] {
  if (isList(field) && Array.isArray(value)) {
    const { innerType } = field;
    return value.flatMap((entry, index) =>
      isRecord(innerType)
        ? typeErrors(innerType, entry, `${path}[${index}].`)
        : fieldErrors(innerType, entry, `${path}[${index}]`),
    );
  }
  if (!isField(field) || field.isType(value)) return [];
  return [{ path, message: typeMessage(field, value) }];
}

/** The field's own message for a wrong number or boolean. */
function typeMessage(field: Field, value: unknown): string {
  if (field.type === 'string') return validation.notText;
  try {
    field.validateSync(value, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
  }
  return validation.notText;
}
