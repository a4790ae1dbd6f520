const two = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a timestamp for a `datetime-local` input, in the reader's time zone: `2026-11-20T22:12`.
 */
export function localDateTime(iso: string): string {
  const date = new Date(iso);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * Converts the value of a `datetime-local` input to a timestamp; returns it unchanged if invalid.
 * @param original the timestamp that the form was opened with; returned exactly, including
 * milliseconds, if the input is unchanged
 */
export function toTimestamp(local: string, original?: string): string {
  if (original !== undefined && local === localDateTime(original)) return original;
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? local : date.toISOString();
}
