import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRoute } from '../../registry/document-registry.js';

/** `release.json` of an artefact, written by the build. */
export interface Release {
  readonly name: RemoteName;
  readonly version: string;
  /** Range of contract versions it runs with. */
  readonly contract: string;
  /** Exact versions of the libraries that it takes from the shell. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly entry: string;
  readonly routes: readonly PublishedRoute[];
  readonly exposes: Readonly<Record<string, ExposedModule>>;
  /** Every file by its path inside the artefact. */
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** File of the Node build, where the remote declares routes that are rendered on the server. */
  readonly prerender?: string;
  readonly builtAt: string;
  readonly commit: string | null;
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
