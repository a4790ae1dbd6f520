import type { PublishedRoute } from '@northcast/release/store/release';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Where the shell shows links of areas; the Resources menu stands between `start` and `end` of the bar. */
export type NavigationPlace =
  | 'start'
  | 'resources'
  | 'end'
  | 'search'
  | 'company'
  | 'business'
  | 'legal';

/** The links of all areas by place: labels by path, in the order in which they are shown. */
export type Navigation = Readonly<
  Partial<Record<NavigationPlace, Readonly<Record<string, string>>>>
>;

/** A remote as a document names it: the version this visitor gets. */
export interface PublishedRemote {
  readonly name: RemoteName;
  readonly version: string;
  /** Range of contract versions it runs with. */
  readonly contract: string;
  /** Folder of its files, with a slash at the end. */
  readonly base: string;
  /** Name of its entry script inside `base`. */
  readonly entry: string;
  /** Its addresses, without those that belong to another area. */
  readonly routes: readonly PublishedRoute[];
  /** `sha256-…` of the entry script, by name inside `base`; in development, none. */
  readonly integrity: Readonly<Record<string, string>>;
  /** `sha256-…` of `hashes.json` inside `base`, which names the hashes of all other scripts: they are not in every document. */
  readonly hashes?: string;
}

/** The shell's own scripts. */
export interface PublishedShell {
  readonly base: string;
  /** Scripts that start it, in order, by names inside `base`. */
  readonly entry: readonly string[];
  /** `sha256-…` of those scripts; they bring the hashes of the others. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What every document carries: which version of each area this visitor gets. */
export interface PageManifest {
  /** Grows with every release or rollback. */
  readonly revision: number;
  readonly shell: PublishedShell;
  /** By seniority: who was promoted first comes first, and keeps an address that another one claims as well. */
  readonly remotes: readonly PublishedRemote[];
  /** Links of these areas, and what was last known of those that can't be had at the moment. */
  readonly navigation: Navigation;
  /** What people call areas where they can't be had. */
  readonly titles: Readonly<Record<RemoteName, string>>;
  /** Areas that are live but can't be trusted or read at the moment: a path that no other area knows may be theirs. */
  readonly unavailable?: readonly RemoteName[];
  /** Versions that this visitor sees by a preview link. */
  readonly preview?: readonly PreviewedRemote[];
}

export interface PreviewedRemote {
  readonly name: RemoteName;
  readonly version: string;
}
