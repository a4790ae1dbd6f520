import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import semver from 'semver';
import { readVerifiedRelease } from './publication.js';
import type { Release } from './release.js';
import { publicKey } from './release-keys.js';
import { artefactsFolder } from './store-layout.js';

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
