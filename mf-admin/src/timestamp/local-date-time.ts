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

/** Names the time zone of a form's times. */
export function timeZoneHint(): string {
  return `Your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
}

/**
 * Shows a date again if a part of the typed one is missing: `value` is then that of no date. Sets
 * it also if it is empty: React sees no difference and leaves the parts on display.
 * @returns whether a part was missing
 */
export function discardIncomplete(input: HTMLInputElement, date: string): boolean {
  const { badInput } = input.validity;
  if (badInput) input.value = date;
  return badInput;
}
