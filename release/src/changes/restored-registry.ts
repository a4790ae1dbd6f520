import { readPresences } from '../deployed/server-presence.js';
import { RefusedRelease } from '../refused-release.js';
import { newestRevision } from '../registry/registry-revision.js';

/**
 * Milliseconds to wait until a revision that a server has seen becomes visible here on a shared
 * file system.
 */
const timeoutMs = 1500;

/** The highest revision that a running server reports; 0 if none does. */
export async function highestSeen(store: string): Promise<number> {
  const presences = await readPresences(store);
  return presences.reduce((highest, { revision }) => Math.max(highest, revision), 0);
}

/**
 * Rejects a change to a registry that is older than what running servers serve, because they would
 * ignore it.
 * @throws RefusedRelease
 */
export async function refuseRestored(store: string, revision: number): Promise<void> {
  const seen = await highestSeen(store);
  const deadline = performance.now() + timeoutMs;
  while (seen > Math.max(revision, await newestRevision(store))) {
    if (performance.now() > deadline) throw new RefusedRelease(wentBack(seen, revision));
    await new Promise((next) => setTimeout(next, 100));
  }
}

const wentBack = (seen: number, revision: number) =>
  `The registry is at revision ${revision}, but running servers have seen ${seen}: an older registry was restored, and they keep to what they have.
Nothing was changed. If revision ${revision} is to be live, the holder of the root key runs: npm run release -- resume
Else restore the revisions up to ${seen}.`;
