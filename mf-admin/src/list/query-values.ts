import { isDay } from '@northcast/shared-contracts/api/day';
import { localDateTime } from '../timestamp/local-date-time';

/** The start of a day in the reader's time zone, as a timestamp, shifted by a number of days. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

type RangeEnd = 'from' | 'to';

/** The timestamp of one end of a range: a day begins and ends in the reader's time zone. */
export function rangeTimestamp(value: string, end: RangeEnd): string {
  return isDay(value) ? midnight(value, end === 'to' ? 1 : 0) : value;
}

/**
 * One end of a range: a day such as `2026-11-22`, or a timestamp with which no day of the reader
 * begins or ends; empty if invalid. Links from the overview contain timestamps, because the days of
 * its figures are those of another time zone.
 */
export function rangeEndIn(search: URLSearchParams, name: string, end: RangeEnd): string {
  const text = search.get(name) ?? '';
  if (isDay(text)) return text;
  if (!isTimestamp(text)) return '';
  const within = new Date(Date.parse(text) - (end === 'to' ? 1 : 0)).toISOString();
  const day = localDateTime(within).slice(0, 'yyyy-mm-dd'.length);
  return rangeTimestamp(day, end) === text ? day : text;
}

/** Whether the text is a timestamp as JavaScript writes it. */
export function isTimestamp(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
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
