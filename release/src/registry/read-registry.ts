import type { KeyObject } from 'node:crypto';
import type { TrustedKeys } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { UntrustedDocument } from '../keys/signed-document.js';
import { emptyRegistry, newestRevision, type RegistryRevision } from './registry-revision.js';
import { readTrustedRevision, type TrustedRevision } from './revision-chain.js';

/**
 * Reads one registry revision.
 * @param key public half of the root key
 * @throws UntrustedDocument when the revision is missing, unreadable, a copy of another revision,
 * or not signed by an authorised key
 */
export async function readRevision(
  store: string,
  revision: number,
  key: KeyObject | null,
): Promise<RegistryRevision> {
  return (await readTrustedRevision(store, revision, key)).document;
}

/**
 * The current registry; empty before the first release.
 * @throws UntrustedDocument
 */
export async function readRegistry(store: string): Promise<RegistryRevision> {
  return (await readNewest(store))?.document ?? emptyRegistry;
}

/**
 * The newest revision with the hash of its file; null before the first release.
 * @throws UntrustedDocument
 */
export async function readNewest(store: string): Promise<TrustedRevision | null> {
  const newest = await newestRevision(store);
  return newest === 0 ? null : await readTrustedRevision(store, newest, await publicKey(store));
}

/**
 * Keys that may sign documents of this store. If the registry cannot be trusted, only the root key.
 * @throws UntrustedDocument if there is no root key yet
 */
export async function trustedKeys(store: string): Promise<TrustedKeys> {
  const root = await publicKey(store);
  if (root === null) throw new UntrustedDocument('There is no release key to verify anything with');
  const { keys = [] } = await readRegistry(store).catch((error: unknown) => {
    if (error instanceof UntrustedDocument) return emptyRegistry;
    throw error;
  });
  return { store, root, delegated: keys };
}
