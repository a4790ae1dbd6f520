import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { Release } from '../publications/release.js';
import { publishedVersions, readRelease } from '../publications/release-store.js';
import { refuseViolations } from '../refused-release.js';
import { liveVersions, type RegistryRevision } from '../registry/registry-revision.js';
import { artefactPath } from '../store/store-layout.js';
import { type AreaAddresses, addressViolations, claimViolations } from './address-gate.js';

type LiveRemotes = RegistryRevision['remotes'];

/**
 * Verified releases. A published version never changes, and a retry after a lost race checks the
 * same versions again.
 */
const verified = new Map<string, Release>();

/** An unreadable version cannot be served, so it blocks no address. */
async function readable(store: string, name: RemoteName, version: string): Promise<Release[]> {
  const key = artefactPath(store, name, version);
  const release =
    verified.get(key) ?? (await readRelease(store, name, version).catch(() => undefined));
  if (!release) return [];
  verified.set(key, release);
  return [release];
}

async function ownersIn(store: string, remotes: LiveRemotes): Promise<Release[]> {
  const read = Object.entries(remotes).flatMap(([name, pointers]) =>
    liveVersions(pointers).map((version) => readable(store, name, version)),
  );
  return (await Promise.all(read)).flat();
}

/**
 * Checks the state after a change: no version that becomes live may claim an address of another
 * remote's live version. An address can move between two remotes if both change in one revision.
 * @throws RefusedRelease
 */
export async function requireOwnAddresses(
  store: string,
  before: LiveRemotes,
  after: LiveRemotes,
): Promise<void> {
  const isNew = (name: RemoteName, version: string) =>
    !liveVersions(before[name]).includes(version);
  const changed = Object.entries(after).some(([name, pointers]) =>
    liveVersions(pointers).some((version) => isNew(name, version)),
  );
  if (!changed) return;
  const owners = await ownersIn(store, after);
  for (const claimant of owners) {
    if (!isNew(claimant.name, claimant.version)) continue;
    refuseViolations(claimant, [
      ...addressViolations(claimant),
      ...claimViolations(claimant, owners),
    ]);
  }
}

/**
 * Checks a version before it gets a preview link.
 * @throws RefusedRelease
 */
export async function requireFreeAddresses(
  store: string,
  release: Release,
  live: LiveRemotes,
): Promise<void> {
  const owners = await ownersIn(store, live);
  refuseViolations(release, [...addressViolations(release), ...claimViolations(release, owners)]);
}

/**
 * Checks a version before it is published. It may claim an address that another remote has live if
 * that remote's newest published version has given the address up.
 * @returns reasons to reject it
 */
export async function publishedClaimViolations(
  store: string,
  release: Release,
  live: LiveRemotes,
): Promise<string[]> {
  const owners = await ownersIn(store, live);
  const successors = await Promise.all(owners.map(({ name }) => newestOf(store, name)));
  const stillOwned = owners.filter(({ name }) => {
    const successor = successors.flat().find((each) => each.name === name);
    return successor === undefined || claimViolations(release, [successor]).length > 0;
  });
  return [...addressViolations(release), ...claimViolations(release, stillOwned)];
}

async function newestOf(store: string, name: RemoteName): Promise<AreaAddresses[]> {
  const [newest] = await publishedVersions(store, name);
  return newest === undefined ? [] : await readable(store, name, newest);
}
