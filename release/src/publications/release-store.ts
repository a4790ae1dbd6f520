import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isRemoteName, type RemoteName } from '@northcast/shared-contracts/host/remote';
import semver from 'semver';
import { trustedKeys } from '../registry/read-registry.js';
import type { RegistryRevision } from '../registry/registry-revision.js';
import { artefactsFolder } from '../store/store-layout.js';
import { readVerifiedRelease } from './publication.js';
import type { Release } from './release.js';

/** @throws UntrustedDocument when the version is missing or differs from what was published */
export async function readRelease(
  store: string,
  remote: RemoteName,
  version: string,
): Promise<Release> {
  return await readVerifiedRelease(store, remote, version, await trustedKeys(store));
}

/** Every remote that has artefacts in the store, by name. */
export async function publishedRemotes(store: string): Promise<RemoteName[]> {
  const names = await readdir(artefactsFolder(store)).catch(() => []);
  return names.filter(isRemoteName).sort();
}

/** Every remote that has artefacts in the store or is live, by name. */
export async function knownRemotes(
  store: string,
  live: RegistryRevision['remotes'],
): Promise<RemoteName[]> {
  return [...new Set([...(await publishedRemotes(store)), ...Object.keys(live)])].sort();
}

export const isVersion = (name: string): boolean => semver.valid(name) === name;

/** Versions of a remote in the store, newest first. */
export async function publishedVersions(store: string, remote: RemoteName): Promise<string[]> {
  const names = await readdir(path.join(artefactsFolder(store), remote)).catch(() => []);
  return names.filter(isVersion).sort(semver.rcompare);
}
