import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type Actor, changeRegistry } from '../changes/change-registry.js';
import {
  automaticName,
  type DelegatedKey,
  findActiveKey,
  keyId,
  rootName,
} from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { RefusedRelease } from '../refused-release.js';
import type { RegistryRevision } from '../registry/registry-revision.js';
import { removedState } from './removed-key.js';

interface NewKey {
  /** The remote it may publish and release; null for a shell server's key. */
  readonly remote: RemoteName | null;
  /** PEM, or the path of a PEM file. */
  readonly publicKey: string;
  /** Name shown in the history; defaults to the remote and the start of the key's id. */
  readonly name?: string | undefined;
}

/**
 * Gives a key the right to release a remote, or to act as a server. A key may be added for several
 * remotes.
 * @returns the key as recorded in the registry
 * @throws RefusedRelease unless this process signs with the root key
 */
export async function addKey(store: string, wanted: NewKey, actor: Actor): Promise<DelegatedKey> {
  const key = await readPublicKey(wanted.publicKey);
  const id = keyId(key);
  const root = await publicKey(store);
  if (root && keyId(root) === id) throw new RefusedRelease('That is the root key itself.');
  const { keys = [] } = await changeRegistry(store, actor, ({ remotes, keys = [] }) => {
    const added = extendedKey(keys, id, key, wanted);
    const subject = `${added.name} (${id}) for ${added.areas.join(', ') || 'a server'}`;
    return {
      remotes,
      keys: [...keys.filter((each) => each.id !== id), added],
      change: { what: 'add key', subject },
    };
  });
  const added = findActiveKey(keys, id);
  if (!added) throw new Error(`The key ${id} was added and is not there`);
  return added;
}

/**
 * The key with one more right.
 * @throws RefusedRelease when the key was removed, has the other role, or has another name
 */
function extendedKey(
  keys: readonly DelegatedKey[],
  id: string,
  key: KeyObject,
  { remote, name }: NewKey,
): DelegatedKey {
  const role = remote === null ? 'server' : 'area';
  const known = keys.find((each) => each.id === id);
  if (known?.removed) {
    throw new RefusedRelease(
      `The key ${id} was removed as '${known.name}'. Make a new one: removing is for good.`,
    );
  }
  if (known && known.role !== role) {
    throw new RefusedRelease(`'${known.name}' is a key for ${known.role}s: make another one.`);
  }
  const chosen = name ?? known?.name ?? `${remote ?? 'server'} ${id.slice(0, 6)}`;
  if (known && known.name !== chosen) {
    throw new RefusedRelease(`The key ${id} is known as '${known.name}'.`);
  }
  refuseName(chosen, keys, id);
  const areas = remote === null ? [] : [...new Set([...(known?.areas ?? []), remote])].sort();
  const text = key.export({ type: 'spki', format: 'pem' }).toString();
  const addedAt = known?.addedAt ?? new Date().toISOString();
  return { id, name: chosen, role, areas, publicKey: text, addedAt };
}

function refuseName(name: string, keys: readonly DelegatedKey[], id: string): void {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} ._@+-]{0,59}$/u.test(name) && name.trim() === name;
  const isReserved = [rootName, automaticName].includes(name.toLowerCase());
  if (!isPlain || isReserved) {
    throw new RefusedRelease(
      `'${name}' can't be a key's name: letters, digits, spaces and . _ @ + - are, up to 60, and not 'root' or 'automatic'.`,
    );
  }
  const namesake = keys.find((key) => key.name.toLowerCase() === name.toLowerCase());
  if (namesake && namesake.id !== id) {
    throw new RefusedRelease(
      `Another key is called '${name}' (${namesake.id}): choose a new name.`,
    );
  }
}

/**
 * Revokes a key's rights. What it published stays trusted unless `distrust` is set.
 * @param wanted id or name
 * @throws RefusedRelease unless this process signs with the root key; with `distrust`, also while a
 * version that the key published is live
 */
export async function removeKey(
  store: string,
  wanted: string,
  { distrust }: { readonly distrust: boolean },
  actor: Actor,
): Promise<RegistryRevision> {
  return await changeRegistry(store, actor, (before) =>
    removedState(store, before, wanted, distrust),
  );
}

/**
 * Signs the current registry with the root key, so that verification can start there.
 * @throws RefusedRelease unless this process signs with the root key
 */
export async function confirmRegistry(store: string, actor: Actor): Promise<RegistryRevision> {
  return await changeRegistry(store, actor, ({ remotes, revision }) => ({
    remotes,
    change: { what: 'confirm', subject: `revision ${revision}` },
  }));
}

async function readPublicKey(given: string): Promise<KeyObject> {
  const text = given.includes('-----BEGIN')
    ? given.replaceAll('\\n', '\n')
    : await readFile(given, 'utf8').catch(() => {
        throw new RefusedRelease(`There is no file ${given} with a public key.`);
      });
  if (text.includes('PRIVATE KEY')) {
    throw new RefusedRelease(
      'That is a private key, which never leaves its holder. Its public half: openssl pkey -in key.pem -pubout',
    );
  }
  const key = parseKey(text);
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new RefusedRelease('That is no Ed25519 public key in PEM.');
  }
  return key;
}

function parseKey(text: string): KeyObject | null {
  try {
    return createPublicKey(text);
  } catch {
    return null;
  }
}
