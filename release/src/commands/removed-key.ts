import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { NextState } from '../changes/change-registry.js';
import { type DelegatedKey, type RemovedKey, rootName } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { keepPublications } from '../publications/kept-publications.js';
import { openPublication, type SignedPublication } from '../publications/publication.js';
import { readPublicationLog } from '../publications/publication-log.js';
import { RefusedRelease } from '../refused-release.js';
import { liveVersions, type RegistryRevision } from '../registry/registry-revision.js';

/**
 * The registry state after a key is removed. The key's entry stays, with the hash of the list of
 * publications that stay trusted.
 * @throws RefusedRelease
 */
export async function removedState(
  store: string,
  { remotes, keys = [] }: RegistryRevision,
  wanted: string,
  distrust: boolean,
): Promise<NextState> {
  const key = keys.find(({ id, name }) => id === wanted || name === wanted);
  if (!key) throw new RefusedRelease(noSuchKey(wanted));
  const isDone = key.removed !== undefined && (!distrust || key.removed.kept === null);
  if (isDone) throw new RefusedRelease(`'${key.name}' was removed on ${key.removed?.at}.`);
  // Only what is live hinders distrust, and a stolen key may have left unreadable files.
  const isNeeded = (area: RemoteName) => (version: string) =>
    !distrust || liveVersions(remotes[area]).includes(version);
  const publications = await publicationsOf(store, key, keys, isNeeded);
  if (distrust) refuseLive(key, remotes, publications);
  const kept = distrust
    ? null
    : await keepPublications(
        store,
        publications.map(({ hash }) => hash),
      );
  const removed: RemovedKey = { at: new Date().toISOString(), kept };
  const subject = `${key.name} (${key.id})${distrust ? ' and what it published' : ''}`;
  return {
    remotes,
    keys: keys.map((each) => (each === key ? { ...key, removed } : each)),
    change: { what: 'remove key', subject },
  };
}

const noSuchKey = (wanted: string) =>
  wanted === rootName
    ? "The root key can't be removed: see 'Keys' in docs/operations.md."
    : `No key has the id or the name '${wanted}': see keys list.`;

async function publicationsOf(
  store: string,
  key: DelegatedKey,
  keys: readonly DelegatedKey[],
  isNeeded: (area: RemoteName) => (version: string) => boolean,
): Promise<SignedPublication[]> {
  const root = await publicKey(store);
  if (root === null) return [];
  const texts = (
    await Promise.all(key.areas.map((area) => readPublicationLog(store, area, isNeeded(area))))
  ).flat();
  return texts.flatMap((text) => {
    try {
      const signed = openPublication(text, { root, delegated: keys }, 'A publication');
      return signed.signer?.id === key.id ? [signed] : [];
    } catch {
      return [];
    }
  });
}

function refuseLive(
  { name }: DelegatedKey,
  remotes: RegistryRevision['remotes'],
  publications: readonly SignedPublication[],
): void {
  const live = publications
    .map(({ publication }) => publication)
    .filter(({ remote, version }) => liveVersions(remotes[remote]).includes(version))
    .map(({ remote, version }) => `${remote} ${version}`);
  if (live.length === 0) return;
  throw new RefusedRelease(
    `'${name}' published what is live: ${live.join(', ')}. Make other versions live first; then what it published can be distrusted.`,
  );
}
