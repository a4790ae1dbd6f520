import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** One path that a remote serves. */
export interface PublishedRoute {
  /** In react-router's notation. */
  readonly path: string;
  /** Rendered on the server, indexed by search engines. */
  readonly prerender?: boolean;
  /** Name of the query's parameter that its markup depends on: it is rendered for each value, and the sitemap leaves it out. */
  readonly query?: string;
  /** Of a route with a query: its address without one stands in the sitemap. */
  readonly listed?: boolean;
}

/**
 * Where the shell shows links of areas: the bar at the top, its Resources menu, its magnifier, the two columns of the footer and the row
 * below them.
 */
export const linkPlaces = ['bar', 'resources', 'search', 'company', 'business', 'legal'] as const;
export type LinkPlace = (typeof linkPlaces)[number];

/** A link that an area has in the navigation or the footer of every page. */
export interface PublishedLink {
  readonly place: LinkPlace;
  readonly label: string;
  /** One of the area's own paths, without parameters. */
  readonly path: string;
  /** Links of all areas stand in this order, smallest first; the Resources menu stands in the bar at 20. */
  readonly order: number;
}

/**
 * `release.json` of an artefact, written by the build. The publication signs its hash, so that nothing in it changes afterwards: what an
 * area is called, which addresses are its own and where it is linked come from here, at run time.
 */
export interface Release {
  /** Name of the area; also that of its folder in the store and of its `remote.json`. */
  readonly name: RemoteName;
  /** Semantic version, from its package.json. */
  readonly version: string;
  /** What people call the area where it can't be had: `Your account area`; without one, `This page`. */
  readonly title?: string;
  /** Its places in navigation and footer, if it has any. */
  readonly navigation?: readonly PublishedLink[];
  /** Range of contract versions it runs with. */
  readonly contract: string;
  /** Ranges of the libraries that it takes from the shell, by name. */
  readonly libraries: Readonly<Record<string, string>>;
  /** File of the entry script. */
  readonly entry: string;
  /** Its addresses. No other area's live version may have one that overlaps. */
  readonly routes: readonly PublishedRoute[];
  /** What it hands to the shell: `./routes`, and what else it exposes. */
  readonly exposes: Readonly<Record<string, ExposedModule>>;
  /** Every file by its path inside the artefact. */
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** File of the Node build, where the remote declares routes that are rendered on the server. */
  readonly prerender?: string;
  /** What it asks of the bff, by `METHOD path`. */
  readonly calls: Readonly<Record<string, RecordedCall>>;
  readonly builtWith: BuiltWith;
  /** ISO 8601, UTC; `lastmod` of its public pages in the sitemap. */
  readonly builtAt: string;
  /** Commit of the checkout that it was built from, where that is known. */
  readonly commit: string | null;
  /** Whether the working copy differed from the commit. */
  readonly dirty?: boolean;
}

/** What the code of a build may send with a call and read of its answer: all that it mentions, so perhaps more than it does. */
export interface RecordedCall {
  readonly sends: readonly string[];
  /** Fields that the API it was built with always answers. */
  readonly reads: readonly string[];
  /** Fields that it may leave out. */
  readonly mayRead: readonly string[];
  readonly paged: boolean;
}

/** Exact versions that a build was made with. */
export interface BuiltWith {
  readonly contract: string;
  readonly libraries: Readonly<Record<string, string>>;
}

export interface ExposedModule {
  /** Scripts that it needs before it runs. */
  readonly preload: readonly string[];
  /** Weight of those. */
  readonly brotliBytes: number;
  /** Weight with everything that it may load later: its pages, their dialogs. */
  readonly totalBrotliBytes: number;
}

export interface ReleasedFile {
  /** `sha384-…` */
  readonly integrity: string;
  /** `sha256-…` of a script, which browsers are given; versions built before it was written have none. */
  readonly scriptIntegrity?: string;
  readonly bytes: number;
  readonly brotliBytes: number | null;
}
