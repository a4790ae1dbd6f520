import type { PublishedLink, Release } from '@northcast/release/store/release';
import type { Navigation, NavigationPlace } from '../../registry/page-manifest.js';

/** Where the Resources menu stands among the links of the bar. */
const resourcesOrder = 20;

function placeOf({ place, order }: PublishedLink): NavigationPlace {
  if (place !== 'bar') return place;
  return order < resourcesOrder ? 'start' : 'end';
}

/**
 * The links of all areas by place, in their order; where two have the same, the senior area's comes first.
 * @param areas in order of seniority
 */
export function navigationOf(areas: readonly Pick<Release, 'navigation'>[]): Navigation {
  const links = areas.flatMap(({ navigation = [] }) => navigation);
  const navigation: Partial<Record<NavigationPlace, Record<string, string>>> = {};
  for (const link of links.sort((one, other) => one.order - other.order)) {
    const place = placeOf(link);
    navigation[place] = { ...navigation[place], [link.path]: link.label };
  }
  return navigation;
}
