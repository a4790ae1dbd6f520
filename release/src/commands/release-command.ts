import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type Actor, refuseMoved } from '../changes/change-registry.js';
import { publishedVersions } from '../publications/release-store.js';
import { RefusedRelease } from '../refused-release.js';
import { readRegistry } from '../registry/read-registry.js';
import type { RegistryRevision } from '../registry/registry-revision.js';
import { longestChain } from '../registry/revision-chain.js';
import type { FetchApi } from '../sandbox/messages.js';
import { runCanaryCommand } from './canary-command.js';
import { type DeployedParts, runCheckCommand, runDescribeCommand } from './deployed-commands.js';
import { describeChange } from './describe-change.js';
import { runKeysCommand } from './keys-command.js';
import { previewToken } from './preview-link.js';
import { runPromoteCommand } from './promote-command.js';
import { alreadyThere, publish, requireHolds } from './publish.js';
import {
  readArguments,
  remoteNamed,
  revisionNamed,
  usage,
  versionNamed,
} from './release-arguments.js';
import { formatList, listReleases } from './release-list.js';
import { requireRenderable } from './require-renderable.js';
import { resume } from './resume.js';
import { rollback } from './rollback.js';
import { awaitServers, type ServerTimeouts } from './running-servers.js';
import { explainStoreError } from './store-errors.js';

/** Dependencies of the release commands. */
export interface ReleaseContext extends DeployedParts {
  /** Public origin. */
  readonly publicUrl: string;
  /** The version that a build of the remote would have. */
  readonly declaredVersion: (remote: RemoteName) => Promise<string>;
  /** Builds the version that the remote declares and resolves to the artefact's folder. */
  readonly build: (remote: RemoteName, version: string | undefined) => Promise<string>;
  /** Responds to the API calls of pages that are test-rendered before publishing. */
  readonly fetchApi: FetchApi;
  readonly say: (text: string) => void;
  /** How long to wait for running servers to follow. */
  readonly timeouts?: ServerTimeouts;
}

/**
 * Runs one release command: announces the change, makes it, and waits until a running server
 * follows.
 * @throws RefusedRelease with the message for the user
 */
export async function runRelease(argv: readonly string[], context: ReleaseContext): Promise<void> {
  const { words, values } = readArguments(argv);
  const [command, ...operands] = words;
  let written: RegistryRevision | undefined;
  const by: Actor = {
    why: values.why ?? '',
    ...(values.expect === undefined ? {} : { expect: values.expect }),
    announce: (before, next) => describeChange(before, next).forEach(context.say),
    written: (after) => {
      written = after;
    },
  };
  try {
    // Also before a build, which takes seconds, and for commands that do not change the registry.
    if (by.expect !== undefined) refuseMoved(await readRegistry(context.store), by.expect);
    context.say(await commandNamed(command)({ ...context, ...values, operands, by }));
  } catch (error) {
    throw explainStoreError(error, context.store);
  }
  if (written) context.say(await followed(context, written));
}

/** @throws RefusedRelease when servers are running and none of them follows */
async function followed(
  { store, timeouts }: ReleaseContext,
  { revision, change, sinceRoot = 0 }: RegistryRevision,
): Promise<string> {
  const { running, following } = await awaitServers(store, revision, timeouts);
  const made = `Revision ${revision}, by ${change?.who}`;
  const confirm =
    sinceRoot < 0.75 * longestChain
      ? ''
      : `\nRoot has not signed the last ${sinceRoot} revisions, of ${longestChain} at most: have its holder run keys confirm.`;
  if (running === 0)
    return `${made}. No server runs on this store: it counts when one starts.${confirm}`;
  if (following === 0) {
    throw new RefusedRelease(
      `${made}, is written, but none of ${running} running servers follows it. It is not live: see their logs and /_releases.`,
    );
  }
  return `${made}. ${following} of ${running} running servers follow it.${confirm}`;
}

interface Call extends ReleaseContext, Omit<ReturnType<typeof readArguments>['values'], 'expect'> {
  /** Arguments after the command name. */
  readonly operands: readonly (string | undefined)[];
  readonly by: Actor;
}

type Command = (call: Call) => Promise<string>;

function commandNamed(name = ''): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new RefusedRelease(usage);
  return command;
}

const commands: Readonly<Record<string, Command>> = {
  publish: async ({ store, operands: [name, version], from, by, ...context }) => {
    const { build, declaredVersion, fetchApi } = context;
    const remote = remoteNamed(name);
    if (from === undefined) await refusePublished(store, remote, await declaredVersion(remote));
    const folder = from ?? (await build(remote, version));
    const expected = { name: remote, version };
    await requireHolds(folder, expected);
    await requireRenderable(store, folder, fetchApi);
    const release = await publish(store, folder, by, { expected, warn: context.say });
    return `${release.name} ${release.version} is published. Nobody sees it yet: promote or canary it.`;
  },
  promote: runPromoteCommand,
  describe: runDescribeCommand,
  check: runCheckCommand,
  canary: async ({ store, operands: [name, version, amount], steps, every, by }) =>
    await runCanaryCommand({ store, remote: remoteNamed(name), version, amount, steps, every, by }),
  rollback: async ({ store, operands: [name, version], by }) => {
    const remote = remoteNamed(name);
    const { remotes, change } = await rollback(store, remote, by, version);
    const live = `${remote} ${remotes[remote]?.stable} is live`;
    return change?.what === 'stop canary' ? `The canary has ended. ${live}.` : `${live} again.`;
  },
  preview: async ({ store, operands: [name, version, amount = '24'], publicUrl }) => {
    const token = await previewToken(
      store,
      remoteNamed(name),
      versionNamed(version),
      Number(amount),
    );
    return `${publicUrl}/releases/preview?token=${token}`;
  },
  list: async ({ store, operands: [name], json }) => {
    const list = await listReleases(store, name === undefined ? undefined : remoteNamed(name));
    return json ? JSON.stringify(list, null, 1) : formatList(list);
  },
  keys: async ({ operands, ...call }) => await runKeysCommand({ ...call, words: operands }),
  resume: async ({ store, operands: [above], by }) => {
    const { revision } = await resume(store, by, above === undefined ? 0 : revisionNamed(above));
    return `The restored registry counts again, as revision ${revision}.`;
  },
};

/** Checked before the build, which takes seconds. */
async function refusePublished(store: string, name: RemoteName, version: string): Promise<void> {
  if ((await publishedVersions(store, name)).includes(version))
    throw alreadyThere({ name, version });
}
