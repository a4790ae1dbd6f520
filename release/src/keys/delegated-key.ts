import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** A key to which the root key has given some of its rights. Signed as a part of the registry. */
export interface DelegatedKey {
  /** `keyId` of the public key. */
  readonly id: string;
  /** Whom the history names. */
  readonly name: string;
  /** `area`: publishes and releases its areas. `server`: ends and steps canaries and goes back by rule, in every area. */
  readonly role: 'area' | 'server';
  /** Empty for a server. */
  readonly areas: readonly RemoteName[];
  /** PEM. */
  readonly publicKey: string;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** A removed key stays in the list, so that what it did before can still be verified. */
  readonly removed?: RemovedKey;
}

export interface RemovedKey {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** `sha384-…` of the list of its publications that stay trusted; null when none does. */
  readonly kept: string | null;
}

/** What a signature is verified with: the root key, and the keys that it delegated to. */
export interface TrustedKeys {
  readonly store: string;
  readonly root: KeyObject;
  readonly delegated: readonly DelegatedKey[];
}

/** Name of the root key in the history. */
export const rootName = 'root';

/** What the history calls the author of what a rule demands; no key can have this name. */
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

/** A key that may still sign. */
export const findActiveKey = (
  keys: readonly DelegatedKey[],
  id: string | undefined,
): DelegatedKey | undefined => keys.find((key) => key.id === id && key.removed === undefined);

const parsedKeys = new Map<string, KeyObject>();

/** The key itself; parsed once, as a long row of revisions is verified with the same few. */
export function verifyingKey({ publicKey }: DelegatedKey): KeyObject {
  const key = parsedKeys.get(publicKey) ?? createPublicKey(publicKey);
  parsedKeys.set(publicKey, key);
  return key;
}
