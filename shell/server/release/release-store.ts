import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRoute } from '../../registry/document-registry.js';

/** `release.json` of an artefact, written by the build. */
export interface Release {
  readonly name: RemoteName;
  readonly version: string;
  /** Range of contract versions it runs with. */
  readonly contract: string;
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
  readonly preload: readonly string[];
  readonly brotliBytes: number;
}

export interface ReleasedFile {
  readonly integrity: string;
  readonly bytes: number;
  readonly brotliBytes: number | null;
}

/** Folder of one published version. */
export function artefactPath(store: string, remote: string, version: string): string {
  return path.join(store, remote, version);
}

/** @throws when the version is not in the store */
export async function readRelease(
  store: string,
  remote: string,
  version: string,
): Promise<Release> {
  const file = path.join(artefactPath(store, remote, version), 'release.json');
  return JSON.parse(await readFile(file, 'utf8')) as Release;
}
