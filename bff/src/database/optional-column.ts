/**
 * The column of an optional text in a request: left out keeps what was there, empty clears it.
 * @param before null or undefined for a column that is empty
 */
export function optionalText(
  value: string | undefined,
  before: string | null | undefined,
): string | null {
  return value === undefined ? (before ?? null) : value || null;
}

/** @param value ISO 8601 */
export function optionalDate(value: string | undefined): Date | undefined {
  return value === undefined ? undefined : new Date(value);
}
