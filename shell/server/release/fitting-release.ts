import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { contractFaults } from './gates/contract-gate.js';
import { libraryFaults } from './gates/library-gate.js';
import { describeShell } from './gates/shell-description.js';
import { RefusedRelease } from './refused-release.js';
import type { Release } from './release.js';
import { readRelease } from './release-store.js';
import { UntrustedDocument } from './signed-document.js';

/**
 * A published version that the shell of today can run: it may have been published for another one.
 * @throws RefusedRelease
 */
export async function requireFittingRelease(
  store: string,
  remote: RemoteName,
  version: string,
): Promise<Release> {
  const release = await readRelease(store, remote, version).catch((error: unknown) => {
    if (error instanceof UntrustedDocument) throw new RefusedRelease(error.message);
    throw error;
  });
  const shell = describeShell();
  const faults = [
    ...contractFaults(release, shell.contract),
    ...libraryFaults(release, shell.libraries),
  ];
  if (faults.length > 0) throw new RefusedRelease(`${remote} ${version} is refused:`, ...faults);
  return release;
}
