import { addressViolation, overlaps } from '@northcast/release/gates/address-pattern';
import type {
  PublishedLink,
  PublishedRoute,
  Release,
} from '@northcast/release/publications/release';
import type {
  Navigation,
  NavigationPlace,
  PageManifest,
  PublishedRemote,
} from '../../registry/page-manifest.js';

/** Sort position of the Resources menu among the links of the bar. */
const resourcesOrder = 20;

function placeOf({ place, order }: PublishedLink): NavigationPlace {
  if (place !== 'bar') return place;
  return order < resourcesOrder ? 'start' : 'end';
}

/**
 * The links of all remotes by place, sorted; with equal order, the senior remote's link comes
 * first.
 * @param areas in order of seniority
 */
function navigationOf(areas: readonly Pick<Release, 'navigation'>[]): Navigation {
  const links = areas.flatMap(({ navigation = [] }) => navigation);
  const navigation: Partial<Record<NavigationPlace, Record<string, string>>> = {};
  for (const link of links.sort((one, other) => one.order - other.order)) {
    const place = placeOf(link);
    navigation[place] = { ...navigation[place], [link.path]: link.label };
  }
  return navigation;
}

/** A version of a remote assigned to a visitor, or the last known version of an unavailable one. */
export interface KnownArea {
  readonly release: Release;
  /** Null for a remote that is currently unavailable: it keeps its addresses and its links. */
  readonly remote: PublishedRemote | null;
}

/** An address that a version claims but does not get. */
export interface IgnoredClaim {
  readonly release: Release;
  readonly reason: string;
}

export interface AreasDescription {
  readonly manifest: Pick<PageManifest, 'remotes' | 'navigation' | 'titles'>;
  readonly ignored: readonly IgnoredClaim[];
}

/**
 * The combined description of all remotes in a document. The publishing gates keep addresses apart;
 * conflicts that bypassed them are resolved here: an address belongs to the remote promoted first,
 * and a reserved address to none.
 * @param areas in order of seniority
 */
export function describeAreas(areas: readonly KnownArea[]): AreasDescription {
  const taken: { readonly path: string; readonly owner: string }[] = [];
  const ignored: IgnoredClaim[] = [];
  const remotes: PublishedRemote[] = [];
  const linked: Pick<Release, 'navigation'>[] = [];
  for (const { release, remote } of areas) {
    const violationOf = ({ path }: PublishedRoute) => {
      const owner = taken.find((each) => overlaps(path, each.path));
      return owner ? `'${path}' belongs to ${owner.owner}` : addressViolation(path);
    };
    const routes = release.routes.filter((route) => {
      const reason = violationOf(route);
      if (reason !== null) ignored.push({ release, reason });
      return reason === null;
    });
    const own = new Set(routes.map(({ path }) => path));
    taken.push(...routes.map(({ path }) => ({ path, owner: release.name })));
    linked.push({ navigation: (release.navigation ?? []).filter(({ path }) => own.has(path)) });
    if (remote)
      remotes.push(routes.length === release.routes.length ? remote : { ...remote, routes });
  }
  const titles = areas.flatMap(({ release: { name, title } }) => (title ? [[name, title]] : []));
  const navigation = navigationOf(linked);
  return { manifest: { remotes, navigation, titles: Object.fromEntries(titles) }, ignored };
}

/** Number of cached descriptions of version sets: live ones, canaries, previews. */
const keptDescriptions = 20;

/** Caches the combined description of each set of versions. */
export class AreaDescriptions {
  /** By versions, in order. The most recently used is last. */
  private readonly descriptions = new Map<string, AreasDescription>();

  of(areas: readonly KnownArea[]): AreasDescription {
    const key = areas
      .map(({ release: { name, version }, remote }) => `${name}/${version}/${remote !== null}`)
      .join();
    const description = this.descriptions.get(key) ?? describeAreas(areas);
    this.descriptions.delete(key);
    this.descriptions.set(key, description);
    for (const oldest of this.descriptions.keys()) {
      if (this.descriptions.size <= keptDescriptions) break;
      this.descriptions.delete(oldest);
    }
    return description;
  }

  /** The most recently used description. */
  get last(): AreasDescription | undefined {
    return [...this.descriptions.values()].at(-1);
  }
}
