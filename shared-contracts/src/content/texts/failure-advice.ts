/**
 * What to do about data that could not be loaded. If the server responded, the user's connection is
 * not the cause.
 * @param error its `status` is the HTTP status, or 0 if there was no response
 */
export function failureAdvice(error: unknown): string {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return status === 0
    ? 'Please check your connection and try again.'
    : 'This is an error on our side. Please try again in a moment.';
}
