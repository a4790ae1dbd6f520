import { type AnyObjectSchema, ValidationError } from 'yup';

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The first fault of each field, in the schema's order; empty when the value is good. */
export function fieldErrors(schema: AnyObjectSchema, value: unknown): FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    // Not `instanceof`: the schema may be of another area's copy of yup.
    if (!ValidationError.isError(error)) throw error;
    return firstOfEachPath(error);
  }
}

/** Faults of a failed validation, one a path. */
export function firstOfEachPath(error: ValidationError): FieldError[] {
  const faults = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, string>();
  for (const fault of faults) {
    const path = fault.path ?? '';
    if (!byPath.has(path)) byPath.set(path, fault.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

/** The same as an object of messages by field name, the shape that final-form's `validate` returns. */
export function validateForm(schema: AnyObjectSchema) {
  return (values: unknown): Record<string, string> =>
    Object.fromEntries(fieldErrors(schema, values).map(({ path, message }) => [path, message]));
}
