import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { BffDescription, ShellDescription } from '../deployed/descriptions.js';
import { readRelease } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import { fitViolations } from './fitting-release.js';

/** A version that is live or may become live again, and that would break. */
export interface BrokenVersion {
  readonly remote: RemoteName;
  readonly version: string;
  readonly role: 'live' | 'previous' | 'canary';
  readonly violations: readonly string[];
}

/** The parts about to be deployed. A part that is not given is not checked. */
export interface NextParts {
  readonly shell?: ShellDescription;
  readonly bff?: BffDescription;
}

/**
 * Finds live, previous and canary versions that would not run with another shell or bff, and why.
 */
export async function brokenVersions(
  store: string,
  { shell, bff }: NextParts,
): Promise<BrokenVersion[]> {
  const next = { shells: shell ? [shell] : [], bffs: bff ? [bff] : [], unknown: [] };
  const { remotes } = await readRegistry(store);
  const found: BrokenVersion[] = [];
  for (const [remote, pointers] of Object.entries(remotes)) {
    if (!pointers) continue;
    const { stable, previous, canary } = pointers;
    const roles = { live: stable, previous, canary: canary?.version ?? null } as const;
    for (const role of ['live', 'previous', 'canary'] as const) {
      const version = roles[role];
      if (version === null) continue;
      const violations = await readRelease(store, remote, version).then(
        (release) => fitViolations(release, next),
        // A previous version deleted from the store cannot become live again.
        (error: Error) => (role === 'previous' ? [] : [error.message]),
      );
      if (violations.length > 0) found.push({ remote, version, role, violations });
    }
  }
  return found;
}

export const formatBroken = (broken: readonly BrokenVersion[]): string =>
  broken
    .map(({ remote, version, role, violations }) =>
      [
        `${remote} ${version} (${role}) would break:`,
        ...violations.map((violation) => `  ${violation}`),
      ].join('\n'),
    )
    .join('\n');
