/**
 * The new column value for an optional text of a request: missing keeps the old value, empty clears
 * it.
 * @param before null or undefined for an empty column
 */
export function optionalText(
  value: string | undefined,
  before: string | null | undefined,
): string | null {
  return value === undefined ? (before ?? null) : value || null;
}
