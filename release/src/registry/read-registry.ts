import type { KeyObject } from 'node:crypto';
import type { TrustedKeys } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { UntrustedDocument } from '../keys/signed-document.js';
import { emptyRegistry, newestRevision, type RegistryRevision } from './registry-revision.js';
import { readTrustedRevision, type TrustedRevision } from './revision-chain.js';

/**
 * One state of the registry.
 * @param key the root key's public half
 * @throws UntrustedDocument when it is missing, unreadable, another state's, or not signed by a key that had the right to
 */
export async function readRevision(
  store: string,
  revision: number,
  key: KeyObject | null,
): Promise<RegistryRevision> {
  return (await readTrustedRevision(store, revision, key)).document;
}

/**
 * The registry as it stands; empty before the first release.
 * @throws UntrustedDocument
 */
export async function readRegistry(store: string): Promise<RegistryRevision> {
  return (await readNewest(store))?.document ?? emptyRegistry;
}

/**
 * The newest state with the hash of its file; null before the first release.
 * @throws UntrustedDocument
 */
export async function readNewest(store: string): Promise<TrustedRevision | null> {
  const newest = await newestRevision(store);
  return newest === 0 ? null : await readTrustedRevision(store, newest, await publicKey(store));
}

/**
 * The keys that documents of this store may be signed with: the root key alone where the registry can't be trusted.
 * @throws UntrustedDocument where there is no root key yet
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
