import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** A key to which the root key delegated some of its rights. The registry's signature covers it. */
export interface DelegatedKey {
  /** `keyId` of the public key. */
  readonly id: string;
  /** Author name shown in the history. */
  readonly name: string;
  /**
   * `area`: publishes and releases its remotes. `server`: stops and steps canaries and rolls back
   * automatically, for every remote.
   */
  readonly role: 'area' | 'server';
  /** Empty for a server key. */
  readonly areas: readonly RemoteName[];
  /** PEM. */
  readonly publicKey: string;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** A removed key stays in the list so that its earlier signatures can still be verified. */
  readonly removed?: RemovedKey;
}

export interface RemovedKey {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** `sha384-…` of the list of its publications that stay trusted; null if none does. */
  readonly kept: string | null;
}

/** Keys that verify signatures: the root key and the keys it delegated to. */
export interface TrustedKeys {
  readonly store: string;
  readonly root: KeyObject;
  readonly delegated: readonly DelegatedKey[];
}

/** Name of the root key in the history. */
export const rootName = 'root';

/** Author name in the history for automatic changes. No key can have this name. */
export const automaticName = 'automatic';

const knownIds = new WeakMap<KeyObject, string>();

/** Fingerprint of the public half of a key: 16 hexadecimal digits. */
export function keyId(key: KeyObject): string {
  const id = knownIds.get(key) ?? fingerprint(key);
  knownIds.set(key, id);
  return id;
}

function fingerprint(key: KeyObject): string {
  const publicHalf = key.type === 'private' ? createPublicKey(key) : key;
  const bytes = publicHalf.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** Finds a key that has not been removed. */
export const findActiveKey = (
  keys: readonly DelegatedKey[],
  id: string | undefined,
): DelegatedKey | undefined => keys.find((key) => key.id === id && key.removed === undefined);

const parsedKeys = new Map<string, KeyObject>();

/** Parses the key once, because a chain of revisions is verified with the same few keys. */
export function verifyingKey({ publicKey }: DelegatedKey): KeyObject {
  const key = parsedKeys.get(publicKey) ?? createPublicKey(publicKey);
  parsedKeys.set(publicKey, key);
  return key;
}
