import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { remoteNames } from '@northcast/shared-contracts/host/remote';
import { readPublication } from './publication.js';
import { type Change, newestRevision, readRevision } from './registry-document.js';
import { publicKey } from './release-keys.js';
import { publishedVersions } from './release-store.js';

/** One line of the history: a change of what is live, or a version added to the store. */
export type HistoryEntry =
  | (Change & { readonly revision: number })
  | {
      readonly at: string;
      readonly who: string;
      readonly what: 'publish';
      readonly remote: RemoteName;
      readonly version: string;
      readonly why: string;
    };

/**
 * Who did what, when and why, newest first. Every entry is the signed document that had the effect, so that neither is there alone.
 * @param most entries of changes to read
 */
export async function readHistory(store: string, most = 200): Promise<HistoryEntry[]> {
  const key = await publicKey(store);
  const newest = await newestRevision(store);
  const entries: HistoryEntry[] = [];
  for (let revision = newest; revision > 0 && entries.length < most; revision -= 1) {
    const document = await readRevision(store, revision, key).catch(() => null);
    if (document?.change) entries.push({ ...document.change, revision });
  }
  for (const remote of remoteNames) {
    for (const version of await publishedVersions(store, remote)) {
      const publication = await readPublication(store, remote, version, key).catch(() => null);
      if (publication === null) continue;
      const { at, who, why } = publication;
      entries.push({ at, who, what: 'publish', remote, version, why });
    }
  }
  return entries.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, most);
}
