import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** One route that a remote serves. */
export interface PublishedRoute {
  /** react-router path pattern. */
  readonly path: string;
  /** Rendered on the server, indexed by search engines. */
  readonly prerender?: boolean;
  /**
   * Query parameter that the markup depends on. The page is rendered for each value, and the
   * sitemap omits the route.
   */
  readonly query?: string;
  /** For a route with `query`: the sitemap lists its address without the query. */
  readonly listed?: boolean;
}

/**
 * Where the shell shows links of remotes: the bar at the top, its Resources menu, its search icon,
 * the two footer columns and the row below them.
 */
export const linkPlaces = ['bar', 'resources', 'search', 'company', 'business', 'legal'] as const;
export type LinkPlace = (typeof linkPlaces)[number];

/** A link that a remote adds to the navigation or footer of every page. */
export interface PublishedLink {
  readonly place: LinkPlace;
  readonly label: string;
  /** One of the remote's own paths, without parameters. */
  readonly path: string;
  /**
   * Sort key across the links of all remotes, ascending. The Resources menu has position 20 in the
   * bar.
   */
  readonly order: number;
}

/**
 * `release.json` of an artefact, written by the build. The publication signs its hash, so it cannot
 * change afterwards. The shell reads a remote's title, addresses and links from it at run time.
 */
export interface Release {
  /** Name of the remote, of its folder in the store and of its `remote.json`. */
  readonly name: RemoteName;
  /** Semantic version, from its package.json. */
  readonly version: string;
  /**
   * Name shown to people when the remote is unavailable, such as `Your account area`. Defaults to
   * `This page`.
   */
  readonly title?: string;
  /** Its links in navigation and footer. */
  readonly navigation?: readonly PublishedLink[];
  /** Range of contract versions that it supports. */
  readonly contract: string;
  /** Version ranges of the libraries that the shell provides to it, by name. */
  readonly libraries: Readonly<Record<string, string>>;
  /** File name of the entry script. */
  readonly entry: string;
  /** Its routes. They must not overlap with the live routes of another remote. */
  readonly routes: readonly PublishedRoute[];
  /** Modules it exposes: `./routes` and others. */
  readonly exposes: Readonly<Record<string, ExposedModule>>;
  /** Every file, by its path inside the artefact. */
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** File name of the Node build; present if any route is server-rendered. */
  readonly prerender?: string;
  /** Calls it makes to the bff, by `METHOD path`. */
  readonly calls: Readonly<Record<string, RecordedCall>>;
  readonly builtWith: BuiltWith;
  /** ISO 8601, UTC; `lastmod` of its public pages in the sitemap. */
  readonly builtAt: string;
  /** Commit it was built from, if known. */
  readonly commit: string | null;
  /** Whether the working copy had uncommitted changes. */
  readonly dirty?: boolean;
}

/**
 * Fields that the build's code may send in a call and read from its response. Every field that the
 * code mentions is listed, so the list may contain more than it uses.
 */
export interface RecordedCall {
  readonly sends: readonly string[];
  /** Fields that the API always returns, according to the contract of the build. */
  readonly reads: readonly string[];
  /** Fields that the API may omit. */
  readonly mayRead: readonly string[];
  readonly paged: boolean;
}

/** Exact versions used for the build. */
export interface BuiltWith {
  readonly contract: string;
  readonly libraries: Readonly<Record<string, string>>;
}

export interface ExposedModule {
  /** Scripts to load before the module runs. */
  readonly preload: readonly string[];
  /** Total size of the `preload` scripts. */
  readonly brotliBytes: number;
  /** Total size including everything it may load later: its pages and their dialogs. */
  readonly totalBrotliBytes: number;
}

export interface ReleasedFile {
  /** `sha384-…` */
  readonly integrity: string;
  /** `sha256-…` of a script, sent to browsers; absent in older builds. */
  readonly scriptIntegrity?: string;
  readonly bytes: number;
  readonly brotliBytes: number | null;
}
