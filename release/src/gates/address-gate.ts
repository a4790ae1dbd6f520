import { linkPlaces, type Release } from '../publications/release.js';
import { addressViolation, overlaps } from './address-pattern.js';

/** The addresses that a version of a remote declares. */
export type AreaAddresses = Pick<Release, 'name' | 'version' | 'routes'>;

const longestLabel = 40;

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
    ...routes.map(({ path }) => addressViolation(path)).filter((violation) => violation !== null),
    ...(title === undefined || title === '' || isLabel(title)
      ? []
      : ['Its title is not a short text']),
    ...navigation.flatMap(({ place, label, path, order }) => [
      ...(linkPlaces.includes(place) ? [] : [`There is no place '${place}' in the navigation`]),
      ...(isLabel(label) ? [] : [`The label of its link to '${path}' is not a short text`]),
      ...(own.has(path) && !/[:*]/.test(path)
        ? []
        : [`'${path}' is linked and not one of its pages`]),
      ...(Number.isFinite(order) ? [] : [`Its link to '${path}' has no order`]),
    ]),
  ];
}

const isLabel = (text: unknown) =>
  typeof text === 'string' && text.trim() !== '' && text.length <= longestLabel;

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
