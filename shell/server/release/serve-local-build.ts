import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { promote } from './promote.js';
import { publish, RefusedRelease } from './publish.js';
import { readRegistry } from './registry-document.js';

/**
 * Publishes and promotes a build of the working copy (a version with `-local.`). A version that somebody released on
 * purpose stays live: the working copy shows only where nothing or another working copy was.
 * @returns whether the working copy is what visitors get
 */
export async function serveLocalBuild(
  store: string,
  remote: RemoteName,
  version: string,
  folder: string,
): Promise<boolean> {
  await publish(store, folder).catch((error: unknown) => {
    if (!(error instanceof RefusedRelease)) throw error;
  });
  const live = (await readRegistry(store)).remotes[remote]?.stable;
  if (live === version) return true;
  if (live !== undefined && !live.includes('-local.')) return false;
  await promote(store, remote, version, { who: 'npm start', why: 'build of the working copy' });
  return true;
}
