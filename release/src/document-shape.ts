/** Whether a value of a parsed document has the expected shape. */
export type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number';
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null if the text is no JSON object. */
export function parseRecord(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const document: unknown = JSON.parse(text);
    return isRecord(document) ? document : null;
  } catch {
    return null;
  }
}

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** ISO 8601, UTC, from 1970 on: `2026-11-20T08:30:00.000Z`. */
export const isTime: Check = (value) => {
  if (typeof value !== 'string' || !utcTime.test(value)) return false;
  const time = new Date(value);
  // `Date` may read 30 February as 2 March.
  return time.getTime() >= 0 && time.toISOString().startsWith(value.slice(0, 19));
};

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

/** A record with these fields. Further fields are valid: a newer build may have written them. */
export const withFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([field, check]) => check(value[field]));
