import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { Actor } from '../changes/change-registry.js';
import { readPublication } from '../publications/publication.js';
import { publishedVersions } from '../publications/release-store.js';
import { RefusedRelease } from '../refused-release.js';
import { trustedKeys } from '../registry/read-registry.js';
import { promoteTogether, type VersionedRemote } from './promote.js';
import { remoteNamed, versionNamed } from './release-arguments.js';
import { warmServers } from './running-servers.js';

interface PromoteCall {
  readonly store: string;
  /** `mf-account`, `mf-account 1.4.0`, or `mf-account@1.4.0 mf-admin@2.0.0`. */
  readonly operands: readonly (string | undefined)[];
  readonly by: Actor;
  readonly say: (text: string) => void;
}

/**
 * Makes versions live for everybody, after the servers have pre-rendered their pages.
 * @returns the message for the user
 * @throws RefusedRelease
 */
export async function runPromoteCommand(call: PromoteCall): Promise<string> {
  const { store, by } = call;
  const targets = await targetsOf(call);
  await warmServers(store, targets);
  await promoteTogether(store, targets, by);
  const names = targets.map(({ remote, version }) => `${remote} ${version}`);
  return `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} live.`;
}

async function targetsOf({ store, operands, say }: PromoteCall): Promise<VersionedRemote[]> {
  if (operands.some((operand) => operand?.includes('@'))) {
    return operands.map((operand) => {
      const [name, version] = operand?.split('@') ?? [];
      return { remote: remoteNamed(name), version: versionNamed(version || undefined) };
    });
  }
  const [name, version, ...rest] = operands;
  const remote = remoteNamed(name);
  if (rest.length > 0) throw new RefusedRelease('Several areas are named like a@1.4.0 b@2.0.0.');
  if (version !== undefined) return [{ remote, version }];
  const newest = await newestVersion(store, remote);
  say(await describeNewest(store, remote, newest));
  return [{ remote, version: newest }];
}

async function newestVersion(store: string, remote: RemoteName): Promise<string> {
  const versions = await publishedVersions(store, remote);
  const version = versions.find((each) => !each.includes('-local.'));
  if (version === undefined) throw new RefusedRelease(`No version of ${remote} is published`);
  return version;
}

/**
 * Tells the user which version was selected and who published it, because another person may have
 * published it a moment ago.
 */
async function describeNewest(store: string, remote: RemoteName, version: string): Promise<string> {
  const { publication } = await readPublication(store, remote, version, await trustedKeys(store));
  const why = publication.why ? `: ${publication.why}` : '';
  return `The newest is ${remote} ${version}, published ${publication.at} by ${publication.who}${why}.`;
}
