import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { automaticName, type TrustedKeys } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { isKept } from '../publications/kept-publications.js';
import { openPublication } from '../publications/publication.js';
import { loggedRemotes, readablePublications } from '../publications/publication-log.js';
import { publishedRemotes } from '../publications/release-store.js';
import { readRevision, trustedKeys } from '../registry/read-registry.js';
import {
  type Change,
  concerns,
  type KeyChange,
  type ReleaseChange,
  revisionNumbers,
} from '../registry/registry-revision.js';

export interface PublishEntry {
  readonly at: string;
  readonly who: string;
  readonly what: 'publish';
  readonly remote: RemoteName;
  readonly version: string;
  readonly why: string;
  /** True if its key was removed and the version is no longer trusted. */
  readonly distrusted?: boolean;
}

/**
 * One line of the history: a change of what is live, a change of who may release, or a publication.
 */
export type HistoryEntry =
  | ((Omit<ReleaseChange, 'with'> | KeyChange) & { readonly revision: number })
  | PublishEntry;

/**
 * Who did what, when and why, newest first. Every entry is a signed document: a registry revision,
 * or a publication, whose copy remains after its artefact is deleted.
 * @param most maximum number of entries
 */
export async function readHistory(store: string, most = 200): Promise<HistoryEntry[]> {
  const keys = await trustedKeys(store).catch(() => null);
  if (keys === null) return [];
  const entries = [...(await changeEntries(keys, most)), ...(await publishEntries(keys))];
  return entries.sort(newestFirst).slice(0, most);
}

/**
 * The sort is stable: entries with the same timestamp keep their order, for example the lines of
 * one revision.
 */
const newestFirst = (one: HistoryEntry, other: HistoryEntry) =>
  Number(one.at < other.at) - Number(one.at > other.at);

async function changeEntries({ store, root }: TrustedKeys, most: number): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (const revision of await revisionNumbers(store)) {
    if (entries.length >= most) break;
    const document = await readRevision(store, revision, root).catch(() => null);
    if (document?.change) entries.push(...linesOf(document.change, revision));
  }
  return entries;
}

/** A change that moved several remotes produces one line for each. */
function linesOf(change: Change, revision: number): HistoryEntry[] {
  if (!('remote' in change)) return [{ ...change, revision }];
  const { with: others = [], ...first } = change;
  return [
    { ...first, revision },
    ...others.map(({ remote, version }) => ({ ...first, remote, version, revision })),
  ];
}

async function publishEntries(keys: TrustedKeys): Promise<PublishEntry[]> {
  const { store } = keys;
  const remotes = new Set([...(await publishedRemotes(store)), ...(await loggedRemotes(store))]);
  const entries = await Promise.all(
    [...remotes].map(async (remote) => {
      const texts = await readablePublications(store, remote);
      return await Promise.all(texts.map((text) => publishEntry(remote, text, keys)));
    }),
  );
  return entries.flat().filter((entry) => entry !== null);
}

async function publishEntry(
  remote: RemoteName,
  text: string,
  keys: TrustedKeys,
): Promise<PublishEntry | null> {
  try {
    const { publication, signer, hash } = openPublication(text, keys, remote);
    if (publication.remote !== remote) return null;
    const { at, who, why, version } = publication;
    const isGone = signer?.removed && !(await isKept(keys.store, signer.removed, hash));
    return {
      at,
      who,
      what: 'publish',
      remote,
      version,
      why,
      ...(isGone ? { distrusted: true } : {}),
    };
  } catch {
    return null;
  }
}

/**
 * Whether a person has changed the versions of a remote after a time.
 * @param time ISO 8601
 */
export async function isChangedByPersonAfter(
  store: string,
  remote: RemoteName,
  time: string,
): Promise<boolean> {
  const key = await publicKey(store);
  for (const revision of await revisionNumbers(store)) {
    const { change } = (await readRevision(store, revision, key).catch(() => null)) ?? {};
    if (!change) continue;
    if (change.at <= time) return false;
    if (concerns(change, remote) && change.who !== automaticName) return true;
  }
  return false;
}
