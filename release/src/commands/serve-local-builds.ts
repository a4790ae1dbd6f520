import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { Deployed } from '../deployed/read-deployed.js';
import { publishedVersions } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import { promoteTogether, type VersionedRemote } from './promote.js';
import { publish } from './publish.js';

const actor = { why: 'build of the working copy' };

/**
 * Publishes builds of the working copy (versions with `-local.`) and promotes them in one revision.
 * A released version stays live: the working copy only replaces nothing or another working copy.
 * @throws RefusedRelease if somebody changes the registry meanwhile
 * @param deployed the shell and the bff that are about to be started
 * @returns the remotes whose released version stays live, so that their build is not published
 */
export async function serveLocalBuilds(
  store: string,
  builds: readonly (VersionedRemote & { readonly folder: string })[],
  deployed: Deployed,
): Promise<readonly RemoteName[]> {
  const { remotes, revision } = await readRegistry(store);
  const isReleased = ({ remote }: VersionedRemote) =>
    remotes[remote]?.stable.includes('-local.') === false;
  const own = builds.filter((build) => !isReleased(build));
  for (const { remote, version, folder } of own) {
    if (!(await publishedVersions(store, remote)).includes(version)) {
      await publish(store, folder, actor, { deployed, isRelease: false });
    }
  }
  const targets = own
    .filter(({ remote, version }) => remotes[remote]?.stable !== version)
    .map(({ remote, version }) => ({ remote, version }));
  if (targets.length > 0) {
    await promoteTogether(store, targets, { ...actor, expect: revision }, deployed);
  }
  return builds.filter(isReleased).map(({ remote }) => remote);
}
