import {
  type Check,
  isBoolean,
  isNumber,
  isRecord,
  isText,
  isTime,
  listOf,
  optional,
  recordOf,
  withFields,
} from '../document-shape.js';
import type { PublishedRoute, Release } from './release.js';

/** A text that every document of every area contains: a file name, a hash, a range of versions. */
const isLine: Check = (value) => typeof value === 'string' && value.length <= 200;

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

const isFile = withFields({ integrity: isLine, scriptIntegrity: optional(isLine) });

/** Fields read after the publication. Unknown fields are valid: a newer build wrote them. */
const checks: Readonly<Partial<Record<keyof Release, Check>>> = {
  name: isText,
  version: isText,
  title: optional(isText),
  navigation: optional(listOf(isLink)),
  contract: isLine,
  libraries: recordOf(isText),
  entry: isLine,
  routes: listOf(isRoute),
  files: recordOf(isFile),
  prerender: optional(isText),
  // Older builds recorded no calls.
  calls: optional(recordOf(isCall)),
  builtAt: isTime,
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

/**
 * Limits of what a release adds to every document of every area. The server also matches each
 * request against all routes.
 */
export const releaseLimits = {
  routes: 200,
  links: 30,
  /** Characters of a path. */
  path: 200,
  /** Characters of a route as JSON, with fields that a newer build may have added. */
  route: 400,
  /** Characters of a label, a title or the name of a place. */
  label: 40,
} as const;

export const isLabel = (text: string): boolean =>
  text.trim() !== '' && text.length <= releaseLimits.label;

/** An area may have no title. */
export const isTitle = (title: string | undefined): boolean =>
  title === undefined || title === '' || isLabel(title);

export const isLongPath = ({ path }: PublishedRoute): boolean => path.length > releaseLimits.path;

export const isLongRoute = (route: PublishedRoute): boolean =>
  JSON.stringify(route).length > releaseLimits.route;

/**
 * Checks a release of the right shape when it is read. The gates give reasons for the same limits
 * before it is published.
 * @returns the name of a field that exceeds a limit; null if there is none
 */
export function excessiveField({
  routes,
  navigation = [],
  title,
}: Pick<Release, 'routes' | 'navigation' | 'title'>): string | null {
  const { routes: mostRoutes, links: mostLinks } = releaseLimits;
  if (routes.length > mostRoutes || routes.some(isLongPath) || routes.some(isLongRoute)) {
    return 'routes';
  }
  const areLabels = navigation.every(({ place, label }) => isLabel(place) && isLabel(label));
  if (navigation.length > mostLinks || !areLabels) return 'navigation';
  return isTitle(title) ? null : 'title';
}
