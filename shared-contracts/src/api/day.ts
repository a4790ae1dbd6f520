import { string } from 'yup';

/** A calendar day such as `2026-11-30`, in the years 1970 to 9999. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined || Number(year) < 1970) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

/** A day in a request; an empty value stays empty. */
export const dayField = (message: string) =>
  string()
    .trim()
    .test('day', message, (value) => !value || isDay(value));
