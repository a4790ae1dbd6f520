import { readFile } from 'node:fs/promises';
import { describeBff, describeShell, fetchBffDescription } from '../deployed/describe.js';
import { type BffDescription, bffDescription } from '../deployed/descriptions.js';
import { readShellBuild } from '../deployed/shell-build.js';
import { RefusedRelease } from '../refused-release.js';
import { brokenVersions, formatBroken } from './check.js';

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
 * @throws RefusedRelease naming each version that would break
 */
export async function runCheckCommand(call: DeployedCall): Promise<string> {
  const isGiven = call.shell !== undefined || call.bff !== undefined;
  const next = {
    ...(isGiven && call.shell === undefined
      ? {}
      : { shell: await readShellBuild(call.shell ?? (await call.workingCopyShell())) }),
    ...(isGiven && call.bff === undefined ? {} : { bff: await bffOf(call) }),
  };
  const broken = await brokenVersions(call.store, next);
  if (broken.length > 0) throw new RefusedRelease(formatBroken(broken));
  const compared = Object.keys(next).join(' and ');
  return `Every live, previous and canary version fits the ${compared}.`;
}

async function bffOf({ bff, workingCopyBff }: DeployedCall): Promise<BffDescription> {
  if (bff === undefined) return await workingCopyBff();
  if (/^https?:/.test(bff)) return await fetchBffDescription(bff.replace(/\/$/, ''));
  const text = await readFile(bff, 'utf8').catch(() => {
    throw new RefusedRelease(`${bff} can't be read`);
  });
  return bffDescription((JSON.parse(text) as Pick<BffDescription, 'calls'>).calls);
}
