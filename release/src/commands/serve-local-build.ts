import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { Deployed } from '../deployed/read-deployed.js';
import { publishedVersions } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import { promote } from './promote.js';
import { publish } from './publish.js';

const actor = { why: 'build of the working copy' };

/**
 * Publishes and promotes a build of the working copy (a version with `-local.`). A released version
 * stays live: the working copy only replaces nothing or another working copy. Size budgets apply to
 * releases only.
 * @param deployed the shell and the bff that are about to be started
 * @returns whether visitors get the working copy
 */
export async function serveLocalBuild(
  store: string,
  remote: RemoteName,
  version: string,
  folder: string,
  deployed: Deployed,
): Promise<boolean> {
  if (!(await publishedVersions(store, remote)).includes(version)) {
    await publish(store, folder, actor, { deployed, budgets: false });
  }
  const live = (await readRegistry(store)).remotes[remote]?.stable;
  if (live === version) return true;
  if (live !== undefined && !live.includes('-local.')) return false;
  await promote(store, remote, version, actor, deployed);
  return true;
}
