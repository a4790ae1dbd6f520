import type { PublishedRoute, Release } from './release.js';

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
