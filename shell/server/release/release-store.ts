import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import semver from 'semver';
import type { PublishedRoute } from '../../registry/document-registry.js';
import { readVerifiedRelease } from './publication.js';
import { publicKey } from './release-keys.js';
import { artefactsFolder } from './store-layout.js';

export { artefactPath } from './store-layout.js';

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
  readonly integrity: string;
  readonly bytes: number;
  readonly brotliBytes: number | null;
}

/** @throws UntrustedDocument when the version is not in the store as it was published */
export async function readRelease(
  store: string,
  remote: RemoteName,
  version: string,
): Promise<Release> {
  return await readVerifiedRelease(store, remote, version, await publicKey(store));
}

/** Versions of a remote in the store, newest first. */
export async function publishedVersions(store: string, remote: RemoteName): Promise<string[]> {
  const names = await readdir(path.join(artefactsFolder(store), remote)).catch(() => []);
  return names.filter((name) => semver.valid(name) === name).sort(semver.rcompare);
}
