interface FieldMeta {
  touched?: boolean | undefined;
  error?: unknown;
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean | undefined;
}

/** The message to show for a field: once it was left or a submission failed, and the server's until the field changes. */
export function fieldError({ touched, error, submitError, dirtySinceLastSubmit }: FieldMeta) {
  const message = error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return touched && typeof message === 'string' ? message : undefined;
}
