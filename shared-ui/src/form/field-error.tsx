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
