import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type Deployed, readDeployed } from '../deployed/read-deployed.js';
import { deployedViolations, mountViolations } from '../gates/deployed-gate.js';
import { UntrustedDocument } from '../keys/signed-document.js';
import type { Release } from '../publications/release.js';
import { readRelease } from '../publications/release-store.js';
import { refuseViolations } from '../refused-release.js';
import { refuseUntrusted } from './store-errors.js';

/**
 * A published version, checked against every deployed shell and bff, because it may have been
 * published for others.
 * @param deployed what it must fit; defaults to the running builds
 * @throws RefusedRelease
 */
export async function requireFittingRelease(
  store: string,
  remote: RemoteName,
  version: string,
  deployed?: Deployed,
): Promise<Release> {
  const release = await readRelease(store, remote, version).catch((error: unknown) => {
    if (error instanceof UntrustedDocument) throw refuseUntrusted(error);
    throw error;
  });
  refuseViolations(release, fitViolations(release, deployed ?? (await readDeployed(store))));
  return release;
}

/**
 * As `requireFittingRelease`, for a version that has not been live: it also has to expose the
 * modules that the shells load. A rollback does not need them, because the pages work without.
 * @throws RefusedRelease
 */
export async function requireCompleteRelease(
  store: string,
  remote: RemoteName,
  version: string,
  given?: Deployed,
): Promise<Release> {
  const deployed = given ?? (await readDeployed(store));
  const release = await requireFittingRelease(store, remote, version, deployed);
  refuseViolations(release, mountViolations(release, deployed));
  return release;
}

/** @returns reasons why a published version cannot run with the deployed builds */
export function fitViolations(release: Release, deployed: Deployed): string[] {
  // Older builds recorded no calls.
  if ((release as Partial<Release>).calls === undefined) {
    return [
      'Its build did not record which calls it makes: publish it again under a higher version',
    ];
  }
  return deployedViolations(release, deployed);
}
