import { readShellBuild } from '@northcast/release/deployed/shell-build';
import { apiViolations } from '@northcast/release/gates/api-gate';
import { shellViolations, unexposedViolations } from '@northcast/release/gates/deployed-gate';
import type { Release } from '@northcast/release/publications/release';
import { liveVersions } from '@northcast/release/registry/registry-revision';
import { cachedRead } from '../cached-read.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { DeployedWatch } from './deployed-watch.js';

/** This server's shell and its bff; null while unknown. */
export type RunningParts = Pick<DeployedWatch, 'shell' | 'bff'>;

/**
 * Live and canary versions that do not fit this server's shell or its bff, with reasons. They
 * fitted the builds deployed when they were released.
 */
export async function misfits(
  registry: Pick<LiveRegistry, 'pointers' | 'release'>,
  deployed: RunningParts,
): Promise<string[]> {
  const remotes = Object.entries((await registry.pointers())?.remotes ?? {});
  const versions = remotes.flatMap(([remote, pointers]) =>
    liveVersions(pointers).map((version) => ({ remote, version })),
  );
  const found = await Promise.all(
    versions.map(async ({ remote, version }) => {
      // The registry reports unreadable versions.
      const release = await registry.release(remote, version).catch(() => null);
      const violations = release === null ? [] : violationsOf(release, deployed);
      return violations.map(
        (violation) => `${remote} ${version} does not fit what runs: ${violation}`,
      );
    }),
  );
  return found.flat();
}

function violationsOf(release: Release, { shell, bff }: RunningParts) {
  const { calls }: Partial<Release> = release;
  return [
    ...(shell ? [...shellViolations(release, shell), ...unexposedViolations(release, shell)] : []),
    ...(bff && calls ? apiViolations({ calls }, bff) : []),
  ];
}

/**
 * Checks whether the shell can run a version. Versions that do not fit are not executed on the
 * server either.
 * @param shellFolder folder of the shell's build
 * @returns a function that throws an Error listing every reason why a version does not fit
 */
export function shellFit(shellFolder: string): (release: Release) => Promise<void> {
  const shell = cachedRead(() => readShellBuild(shellFolder));
  return async (release) => {
    const violations = shellViolations(release, await shell());
    if (violations.length > 0) throw new Error(violations.join('; '));
  };
}
