import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { describeShell } from './gates/shell-description.js';
import { promote } from './promote.js';
import { publish } from './publish.js';
import { readRegistry } from './registry-document.js';
import { publishedVersions } from './release-store.js';

const responsible = { who: 'npm start', why: 'build of the working copy' };

/**
 * Publishes and promotes a build of the working copy (a version with `-local.`). A version that somebody released on
 * purpose stays live: the working copy shows only where nothing or another working copy was. Size budgets bind releases only.
 * @returns whether the working copy is what visitors get
 */
export async function serveLocalBuild(
  store: string,
  remote: RemoteName,
  version: string,
  folder: string,
): Promise<boolean> {
  if (!(await publishedVersions(store, remote)).includes(version)) {
    await publish(store, folder, responsible, { ...describeShell(), budgets: withoutLimit });
  }
  const live = (await readRegistry(store)).remotes[remote]?.stable;
  if (live === version) return true;
  if (live !== undefined && !live.includes('-local.')) return false;
  await promote(store, remote, version, responsible);
  return true;
}

const withoutLimit = { default: { '*': { first: Infinity, total: Infinity } } };
