import type { Release } from './release.js';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

const withFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([field, check]) => check(value[field]));

const isRoute = withFields({
  path: isText,
  prerender: optional(isBoolean),
  query: optional(isText),
  listed: optional(isBoolean),
});

/** Any place is valid: a place that this build does not know is not shown. */
const isLink = withFields({ place: isText, label: isText, path: isText, order: isNumber });

const isCall = withFields({
  sends: listOf(isText),
  reads: listOf(isText),
  mayRead: listOf(isText),
  paged: isBoolean,
});

const isFile = withFields({ integrity: isText, scriptIntegrity: optional(isText) });

/** Fields read after the publication. Unknown fields are valid: a newer build wrote them. */
const checks: Readonly<Partial<Record<keyof Release, Check>>> = {
  name: isText,
  version: isText,
  title: optional(isText),
  navigation: optional(listOf(isLink)),
  contract: isText,
  libraries: recordOf(isText),
  entry: isText,
  routes: listOf(isRoute),
  files: recordOf(isFile),
  prerender: optional(isText),
  // Older builds recorded no calls.
  calls: optional(recordOf(isCall)),
  builtAt: isText,
};

/**
 * Checks the shape of a parsed `release.json`. A signature proves only who published it, so that
 * without this check one area's document could make the documents of all areas fail.
 * @returns the name of a field that is missing or has another shape than in `Release`; null if
 * there is none
 */
export function malformedField(document: unknown): string | null {
  const fields = isRecord(document) ? document : {};
  const malformed = Object.entries(checks).find(([field, check]) => !check(fields[field]));
  return malformed?.[0] ?? null;
}
