import type { PublishedRoute } from '@northcast/release/publications/release';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/**
 * Where the shell shows links of remotes. The Resources menu is between `start` and `end` of the
 * bar.
 */
export type NavigationPlace =
  | 'start'
  | 'resources'
  | 'end'
  | 'search'
  | 'company'
  | 'business'
  | 'legal';

/** The links of all remotes by place: labels by path, in display order. */
export type Navigation = Readonly<
  Partial<Record<NavigationPlace, Readonly<Record<string, string>>>>
>;

/** A remote in the manifest: the version assigned to this visitor. */
export interface PublishedRemote {
  readonly name: RemoteName;
  readonly version: string;
  /** Range of contract versions that it supports. */
  readonly contract: string;
  /** Folder of its files, with a trailing slash. */
  readonly base: string;
  /** File name of its entry script in `base`. */
  readonly entry: string;
  /** Its routes, without those that belong to another remote. */
  readonly routes: readonly PublishedRoute[];
  /** `sha256-…` of the entry script, by file name in `base`; empty in development. */
  readonly integrity: Readonly<Record<string, string>>;
  /**
   * `sha256-…` of `hashes.json` in `base`, which lists the hashes of all other scripts. A separate
   * file keeps them out of every document.
   */
  readonly hashes?: string;
}

/** The shell's own scripts. */
export interface PublishedShell {
  readonly base: string;
  /** File names in `base` of the scripts that start it, in order. */
  readonly entry: readonly string[];
  /** `sha256-…` of those scripts; they contain the hashes of the others. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Embedded in every document: the version of each remote assigned to this visitor. */
export interface PageManifest {
  /** Increases with every release or rollback. */
  readonly revision: number;
  readonly shell: PublishedShell;
  /**
   * By seniority: the remote promoted first comes first, and keeps an address that another one also
   * claims.
   */
  readonly remotes: readonly PublishedRemote[];
  /** Links of these remotes, and the last known links of unavailable ones. */
  readonly navigation: Navigation;
  /** Names of remotes for messages, used when one is unavailable. */
  readonly titles: Readonly<Record<RemoteName, string>>;
  /**
   * Remotes that are live but currently unreadable or untrusted. A path that no other remote serves
   * may belong to them.
   */
  readonly unavailable?: readonly RemoteName[];
  /** Versions that this visitor previews by a link. */
  readonly preview?: readonly PreviewedRemote[];
}

export interface PreviewedRemote {
  readonly name: RemoteName;
  readonly version: string;
}
