import { string } from 'yup';

/** A day of the calendar, as `2026-11-30`, of the years 1970 to 9999. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined || Number(year) < 1970) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

/** A day of a request; an empty one stays empty. */
export const dayField = (message: string) =>
  string()
    .trim()
    .test('day', message, (value) => !value || isDay(value));
