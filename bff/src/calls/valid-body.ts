import { firstOfEachPath } from '@northcast/shared-contracts/api/field-errors';
import { ValidationError } from 'yup';
import { invalid, malformed } from '../refusals/refusals.js';

/** What is used of a yup object schema. */
interface BodySchema<Body> {
  readonly fields: object;
  validateSync(value: unknown, options: { abortEarly: false; stripUnknown: true }): Body;
}

/**
 * A body as its schema describes it: texts trimmed, defaults filled in, unknown keys left out. Every schema is a flat
 * record, so anything nested can't be meant; `null` counts as left out.
 * @throws 400 for what is no record, 422 with the faults by field
 */
export function validBody<Body>(schema: BodySchema<Body>, body: unknown): Body {
  const known = knownFields(schema, body ?? {});
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
