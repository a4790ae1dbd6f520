import { linkPlaces, type PublishedRoute, type Release } from '../publications/release.js';
import {
  isLabel,
  isLongPath,
  isLongRoute,
  isTitle,
  releaseLimits,
} from '../publications/release-shape.js';
import { addressViolation, overlaps } from './address-pattern.js';

/** The addresses that a version of a remote declares. */
export type AreaAddresses = Pick<Release, 'name' | 'version' | 'routes'>;

/**
 * @returns reasons to reject a release for its addresses or its navigation links, independent of
 * other remotes
 */
export function addressViolations({
  routes,
  title,
  navigation = [],
}: Pick<Release, 'routes' | 'title' | 'navigation'>): string[] {
  const own = new Set(routes.map(({ path }) => path));
  return [
    ...countViolations('routes', routes.length),
    ...countViolations('links', navigation.length),
    ...routes.map(routeViolation).filter((violation) => violation !== null),
    ...(isTitle(title) ? [] : ['Its title is not a short text']),
    ...navigation.flatMap(({ place, label, path, order }) => [
      ...(linkPlaces.includes(place) ? [] : [`There is no place '${place}' in the navigation`]),
      ...(isLabel(label) ? [] : [`The label of its link to '${path}' is not a short text`]),
      ...(own.has(path) && !path.includes(':')
        ? []
        : [`'${path}' is linked and not one of its pages`]),
      ...(Number.isFinite(order) ? [] : [`Its link to '${path}' has no order`]),
    ]),
  ];
}

function countViolations(what: 'routes' | 'links', count: number): string[] {
  const most = releaseLimits[what];
  return count > most ? [`It has ${count} ${what}, at most ${most} are allowed`] : [];
}

function routeViolation(route: PublishedRoute): string | null {
  if (isLongPath(route)) {
    return `'${route.path.slice(0, 40)}…' is longer than ${releaseLimits.path} characters`;
  }
  if (isLongRoute(route)) {
    return `The route '${route.path}' is longer than ${releaseLimits.route} characters`;
  }
  return addressViolation(route.path);
}

/**
 * @param others live versions of other remotes
 * @returns reasons to reject a version that claims their addresses
 */
export function claimViolations(
  claimant: AreaAddresses,
  others: readonly AreaAddresses[],
): string[] {
  return others
    .filter(({ name }) => name !== claimant.name)
    .flatMap(({ name, version, routes }) =>
      claimant.routes.flatMap(({ path }) =>
        routes
          .filter((other) => overlaps(path, other.path))
          .map((other) => `'${path}' overlaps '${other.path}' of ${name} ${version}`),
      ),
    );
}
