/** A point in time from a raw query: text in UTC on SQLite, a date on MySQL. */
export function toDate(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}
