import { apiViolations } from '@northcast/release/gates/api-gate';
import { shellViolations } from '@northcast/release/gates/deployed-gate';
import type { Release } from '@northcast/release/publications/release';
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
    pointers
      ? [pointers.stable, ...(pointers.canary ? [pointers.canary.version] : [])].map((version) => ({
          remote,
          version,
        }))
      : [],
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
    ...(shell ? shellViolations(release, shell) : []),
    ...(bff && calls ? apiViolations({ calls }, bff) : []),
  ];
}
