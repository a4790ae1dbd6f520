import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { type FieldError, firstOfEachPath } from '@northcast/shared-contracts/api/field-errors';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { ValidationError } from 'yup';
import { invalid, malformed } from '../errors/api-errors.js';

/** What is used of a yup object schema. */
export interface BodySchema<Body> {
  readonly fields: Readonly<Record<string, object>>;
  validateSync(value: unknown, options: { abortEarly: false; stripUnknown: true }): Body;
}

/** Hands `@Body()` of a handler the body that the schema accepts; other parameters pass as they are. */
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
 * A body as its schema describes it: texts trimmed, defaults filled in, unknown keys left out. Every schema is a flat
 * record, so anything nested can't be meant; `null` counts as left out. Types are those of JSON: a number is no text.
 * @throws 400 for what is no record, 422 with the errors by field
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

function knownFields({ fields }: BodySchema<unknown>, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(fields, name) || value === null) continue;
    if (typeof value === 'object') throw malformed();
    known[name] = value;
  }
  return known;
}

/** What is used of a yup field. */
interface Field {
  readonly type: string;
  isType(value: unknown): boolean;
  validateSync(value: unknown, options: { strict: true }): unknown;
}

const isField = (field: object | undefined): field is Field =>
  field !== undefined && 'isType' in field;

/** Values of another JSON type than the field's; yup would turn them into it. */
function typeErrors({ fields }: BodySchema<unknown>, known: Record<string, unknown>): FieldError[] {
  return Object.entries(known).flatMap(([path, value]) => {
    const field = fields[path];
    if (!isField(field) || field.isType(value)) return [];
    return [{ path, message: typeMessage(field, value) }];
  });
}

/** The field's own words for a wrong number or switch. */
function typeMessage(field: Field, value: unknown): string {
  if (field.type === 'string') return validation.notText;
  try {
    field.validateSync(value, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
  }
  return validation.notText;
}
