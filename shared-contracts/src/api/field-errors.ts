import { type AnyObjectSchema, ValidationError } from 'yup';

/** An error of one field; `path` names it in its body: `email`, `lines[0].name`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The first error of each field, in the schema's order; empty if the value is valid. */
export function fieldErrors(schema: AnyObjectSchema, value: unknown): FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    // Not `instanceof`: the schema may come from another area's copy of yup.
    if (!ValidationError.isError(error)) throw error;
    return firstOfEachPath(error);
  }
}

/** The errors of a failed validation, one for each path. */
export function firstOfEachPath(error: ValidationError): FieldError[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, string>();
  for (const fieldError of errors) {
    const path = fieldError.path ?? '';
    if (!byPath.has(path)) byPath.set(path, fieldError.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

/** The same as an object of messages by field name, for final-form's `validate`. */
export function validateForm(schema: AnyObjectSchema) {
  return (values: unknown): Record<string, string> =>
    Object.fromEntries(fieldErrors(schema, values).map(({ path, message }) => [path, message]));
}
