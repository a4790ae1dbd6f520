import { parseArgs } from 'node:util';
import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import { startCanary, stopCanary } from './canary.js';
import type { Responsible } from './change-registry.js';
import { previewToken } from './preview-link.js';
import { promote } from './promote.js';
import { publish } from './publish.js';
import { RefusedRelease } from './refused-release.js';
import { formatList, listReleases } from './release-list.js';
import { publishedVersions } from './release-store.js';
import { rollback } from './rollback.js';

export const usage = `npm run release -- <command> <remote> …

  publish  <remote> [version]            build the version of its package.json and add it to the store
  promote  <remote> [version]            make a published version live for everybody; the newest unless named
  canary   <remote> <version> [percent]  give it to a share of visitors, 5 % unless named
  canary   <remote> off                  give everybody the stable version again
  rollback <remote> [version]            end the canary, or go back to the version before
  preview  <remote> <version> [hours]    print a link that shows it to whoever has it, for 24 hours unless named
  list     [remote]                      what is live, what is published, who did what and why

  --why <text>   --who <name>   kept in the history
  --from <folder>               publish: an artefact that is built already
  --json                        list: for programs`;

/** What the command needs of its surroundings. */
export interface Surroundings {
  readonly store: string;
  /** Who is at the keyboard, unless `--who` says otherwise. */
  readonly who: string;
  /** Origin that visitors use. */
  readonly publicUrl: string;
  /** Builds the version that the remote declares; answers the artefact's folder. */
  readonly build: (remote: RemoteName, version: string | undefined) => Promise<string>;
  readonly say: (text: string) => void;
}

/**
 * Runs one release command.
 * @throws RefusedRelease with what to tell the person
 */
export async function runRelease(argv: readonly string[], around: Surroundings): Promise<void> {
  const { positionals, values } = readArguments(argv);
  const [command, name, version, amount] = positionals;
  const by = { who: values.who ?? around.who, why: values.why ?? '' };
  if (command === 'list') {
    const list = await listReleases(around.store, name === undefined ? undefined : remote(name));
    around.say(values.json ? JSON.stringify(list, null, 1) : formatList(list));
    return;
  }
  const step = command && steps[command];
  if (!step || name === undefined) throw new RefusedRelease(usage);
  around.say(await step({ ...around, remote: remote(name), version, amount, by, ...values }));
}

interface Step extends Surroundings {
  readonly remote: RemoteName;
  readonly version: string | undefined;
  readonly amount: string | undefined;
  readonly by: Responsible;
  readonly from?: string;
}

const steps: Readonly<Record<string, (step: Step) => Promise<string>>> = {
  publish: async ({ store, remote, version, from, by, build }) => {
    const release = await publish(store, from ?? (await build(remote, version)), by);
    return `${release.name} ${release.version} is published. Nobody sees it yet: promote or canary it.`;
  },
  promote: async ({ store, remote, version, by }) => {
    const target = version ?? (await newest(store, remote));
    await promote(store, remote, target, by);
    return `${remote} ${target} is live.`;
  },
  canary: async ({ store, remote, version, amount = '5', by }) => {
    if (version === 'off') {
      await stopCanary(store, remote, by);
      return `Everybody gets the stable version of ${remote}.`;
    }
    await startCanary(store, remote, needed(version), Number(amount), by);
    return `${remote} ${version} goes to ${amount} % of the visitors.`;
  },
  rollback: async ({ store, remote, version, by }) => {
    const { remotes, change } = await rollback(store, remote, by, version);
    const live = `${remote} ${remotes[remote]?.stable} is live`;
    return change?.what === 'stop canary' ? `The canary has ended. ${live}.` : `${live} again.`;
  },
  preview: async ({ store, remote, version, amount = '24', publicUrl }) => {
    const token = await previewToken(store, remote, needed(version), Number(amount));
    return `${publicUrl}/releases/preview?token=${token}`;
  },
};

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        who: { type: 'string' },
        why: { type: 'string' },
        from: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch {
    throw new RefusedRelease(usage);
  }
}

function remote(name: string): RemoteName {
  const found = remoteNames.find((each) => each === name);
  if (!found) {
    throw new RefusedRelease(
      `There is no remote called '${name}'. There are: ${remoteNames.join(', ')}.`,
    );
  }
  return found;
}

function needed(version: string | undefined): string {
  if (version === undefined) throw new RefusedRelease('Name the version.', usage);
  return version;
}

async function newest(store: string, name: RemoteName): Promise<string> {
  const versions = await publishedVersions(store, name);
  const version = versions.find((each) => !each.includes('-local.'));
  if (version === undefined) throw new RefusedRelease(`No version of ${name} is published`);
  return version;
}
