import { createContext } from 'react';

/**
 * Names of the fields that the last submission found half entered, such as a date without its day.
 * The browser reports the value of such a field as empty.
 */
export const IncompleteFields = createContext<readonly string[]>([]);

export const incompleteText = 'Please complete or clear this field';

interface FieldMeta {
  touched?: boolean | undefined;
  error?: unknown;
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean | undefined;
}

/**
 * The message to show for a field: a client error after blur or submit; a server error until the
 * field changes.
 */
export function fieldError({ touched, error, submitError, dirtySinceLastSubmit }: FieldMeta) {
  const message = error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return touched && typeof message === 'string' ? message : undefined;
}
