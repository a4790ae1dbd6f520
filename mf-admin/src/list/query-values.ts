import { isDay } from '@northcast/shared-contracts/api/day';

/** The start of a day in the reader's time zone, as a timestamp, shifted by a number of days. */
export function midnight(day: string, later: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** A day such as `2026-11-22`; empty if invalid. */
export function dayIn(search: URLSearchParams, name: string): string {
  const text = search.get(name) ?? '';
  return isDay(text) ? text : '';
}

/** The value if it is one of the choices. */
export function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** A whole number of at most six digits. */
export function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
