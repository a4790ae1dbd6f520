import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** One path that a remote serves. */
export interface PublishedRoute {
  /** In react-router's notation. */
  readonly path: string;
  /** Rendered on the server, indexed by search engines. */
  readonly prerender?: boolean;
}

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
export interface DocumentRegistry {
  /** Grows with every release or rollback. */
  readonly revision: number;
  readonly shell: PublishedShell;
  readonly remotes: readonly PublishedRemote[];
  /** Areas that are live but can't be trusted or read at the moment: a path that no other area knows may be theirs. */
  readonly unavailable?: readonly RemoteName[];
  /** Versions that this visitor sees by a preview link. */
  readonly preview?: readonly PreviewedRemote[];
}

export interface PreviewedRemote {
  readonly name: RemoteName;
  readonly version: string;
}
