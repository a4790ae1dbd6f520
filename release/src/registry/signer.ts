import type { KeyObject } from 'node:crypto';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type DelegatedKey, findActiveKey, keyId, rootName } from '../keys/delegated-key.js';
import { publicKey, signingKey } from '../keys/release-keys.js';
import { RefusedRelease } from '../refused-release.js';
import { readRegistry } from './read-registry.js';

/** The key this process signs with, and its delegation in the store. */
export interface Signer {
  readonly key: KeyObject;
  readonly name: string;
  /** Null for the root key, which has all rights. */
  readonly delegated: DelegatedKey | null;
}

/**
 * The signer of this process.
 * @param keys delegations of the newest registry
 * @throws RefusedRelease when there is no key, or the store does not trust it
 */
export async function currentSigner(store: string, keys: readonly DelegatedKey[]): Promise<Signer> {
  const key = await signingKey(store);
  const id = keyId(key);
  const root = await publicKey(store);
  if (root !== null && keyId(root) === id) return { key, name: rootName, delegated: null };
  const delegated = findActiveKey(keys, id);
  if (delegated) return { key, name: delegated.name, delegated };
  throw new RefusedRelease(unknownKey(id, keys));
}

function unknownKey(id: string, keys: readonly DelegatedKey[]): string {
  const former = keys.find((key) => key.id === id);
  return former
    ? `The key '${former.name}' (${id}) was removed on ${former.removed?.at ?? ''} and may not sign any more.`
    : `The store does not know the key ${id} of RELEASE_SIGNING_KEY. The holder of the root key adds it: npm run release -- keys add <area> <public key>`;
}

/**
 * The signer for one remote's publications and preview links.
 * @throws RefusedRelease when the key has no right to that remote
 */
export async function signerFor(store: string, remote: RemoteName): Promise<Signer> {
  const signer = await currentSigner(store, (await readRegistry(store)).keys ?? []);
  const { delegated } = signer;
  if (delegated === null || maySignFor(remote)(delegated)) return signer;
  const what = delegated.role === 'server' ? 'a server' : delegated.areas.join(', ');
  throw new RefusedRelease(`The key '${delegated.name}' is for ${what} and not for ${remote}.`);
}

/** Whether a key may sign publications and preview links of a remote. */
export const maySignFor =
  (remote: RemoteName) =>
  ({ role, areas }: DelegatedKey): boolean =>
    role === 'area' && areas.includes(remote);
