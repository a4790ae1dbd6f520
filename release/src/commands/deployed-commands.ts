import { readFile } from 'node:fs/promises';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { describeBff, describeShell, fetchBffDescription } from '../deployed/describe.js';
import {
  asBffDescription,
  type BffDescription,
  type ShellDescription,
} from '../deployed/descriptions.js';
import { readShellBuild } from '../deployed/shell-build.js';
import { mountViolations } from '../gates/deployed-gate.js';
import { readRelease } from '../publications/release-store.js';
import { RefusedRelease } from '../refused-release.js';
import { readRegistry } from '../registry/read-registry.js';
import type { RegistryRevision } from '../registry/registry-revision.js';
import { fitViolations } from './fitting-release.js';

/** Sources of the shell and bff descriptions, unless an option names others. */
export interface DeployedParts {
  readonly store: string;
  /** Folder of the checkout's shell. Builds it if necessary. */
  readonly workingCopyShell: () => Promise<string>;
  readonly workingCopyBff: () => Promise<BffDescription>;
}

/** Arguments of the `describe` and `check` commands. */
interface DeployedCall extends DeployedParts {
  readonly operands: readonly (string | undefined)[];
  /** Folder of a built shell. */
  readonly shell?: string | undefined;
  /** Origin of a running bff, or a file with its response to `/api/description`. */
  readonly bff?: string | undefined;
}

/**
 * `describe shell|bff`: stores the description that releases are checked against while no server is
 * running.
 * @returns the text to print
 * @throws RefusedRelease
 */
export async function runDescribeCommand(call: DeployedCall): Promise<string> {
  const [kind] = call.operands;
  if (kind === 'shell') {
    const folder = call.shell ?? (await call.workingCopyShell());
    const { build, contract } = await describeShell(call.store, folder);
    return `The shell ${build} with contract ${contract} is described.`;
  }
  if (kind === 'bff') {
    const bff = await bffOf(call);
    await describeBff(call.store, bff);
    return `The bff ${bff.build} with ${Object.keys(bff.calls).length} calls is described.`;
  }
  throw new RefusedRelease('Name what to describe: describe shell, or describe bff.');
}

/**
 * `check`: checks the live versions against the shell and bff given as options, or against the
 * checkout's if none is given.
 * @returns the text to print if nothing would break
 * @throws RefusedRelease naming each version that would break, or the store if it has no versions
 */
export async function runCheckCommand(call: DeployedCall): Promise<string> {
  const isGiven = call.shell !== undefined || call.bff !== undefined;
  const next = {
    ...(isGiven && call.shell === undefined
      ? {}
      : { shell: await readShellBuild(call.shell ?? (await call.workingCopyShell())) }),
    ...(isGiven && call.bff === undefined ? {} : { bff: await bffOf(call) }),
  };
  const { remotes } = await readRegistry(call.store);
  if (Object.keys(remotes).length === 0) {
    throw new RefusedRelease(`Nothing was checked: no area was ever live in ${call.store}.`);
  }
  const broken = await brokenVersions(call.store, remotes, next);
  if (broken.length > 0) throw new RefusedRelease(formatBroken(broken));
  const compared = Object.keys(next).join(' and ');
  return `Every live, previous and canary version fits the ${compared}.`;
}

/** A version that is live or may become live again, and that would break. */
interface BrokenVersion {
  readonly remote: RemoteName;
  readonly version: string;
  readonly role: 'live' | 'previous' | 'canary';
  readonly violations: readonly string[];
}

/** The parts about to be deployed. A part that is not given is not checked. */
interface NextParts {
  readonly shell?: ShellDescription;
  readonly bff?: BffDescription;
}

/**
 * Finds live, previous and canary versions that would not run with another shell or bff, and why.
 */
async function brokenVersions(
  store: string,
  remotes: RegistryRevision['remotes'],
  { shell, bff }: NextParts,
): Promise<BrokenVersion[]> {
  const next = { shells: shell ? [shell] : [], bffs: bff ? [bff] : [], unknown: [] };
  const found: BrokenVersion[] = [];
  for (const [remote, pointers] of Object.entries(remotes)) {
    if (!pointers) continue;
    const { stable, previous, canary } = pointers;
    const roles = { live: stable, previous, canary: canary?.version ?? null } as const;
    for (const role of ['live', 'previous', 'canary'] as const) {
      const version = roles[role];
      if (version === null) continue;
      const violations = await readRelease(store, remote, version).then(
        (release) => [
          ...fitViolations(release, next),
          ...(role === 'previous' ? [] : mountViolations(release, next)),
        ],
        // A previous version deleted from the store cannot become live again.
        (error: Error) => (role === 'previous' ? [] : [error.message]),
      );
      if (violations.length > 0) found.push({ remote, version, role, violations });
    }
  }
  return found;
}

const formatBroken = (broken: readonly BrokenVersion[]): string =>
  broken
    .map(({ remote, version, role, violations }) =>
      [
        `${remote} ${version} (${role}) would break:`,
        ...violations.map((violation) => `  ${violation}`),
      ].join('\n'),
    )
    .join('\n');

async function bffOf({ bff, workingCopyBff }: DeployedCall): Promise<BffDescription> {
  if (bff === undefined) return await workingCopyBff();
  if (/^https?:/.test(bff)) return await fetchBffDescription(bff.replace(/\/$/, ''));
  const text = await readFile(bff, 'utf8').catch(() => {
    throw new RefusedRelease(`${bff} can't be read`);
  });
  try {
    return asBffDescription(JSON.parse(text));
  } catch {
    throw new RefusedRelease(`${bff} holds no response of a bff to GET /api/description`);
  }
}
