import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { RefusedRelease } from '../refused-release.js';
import type { Pointers, RegistryRevision } from '../registry/registry-revision.js';
import type { Release } from '../store/release.js';
import { publishedVersions, readRelease } from '../store/release-store.js';
import { artefactPath } from '../store/store-layout.js';
import { type AreaAddresses, addressViolations, claimViolations } from './address-gate.js';

type LiveRemotes = RegistryRevision['remotes'];

/** Versions that some visitor gets. */
const liveVersions = (pointers: Pointers | undefined): string[] =>
  pointers ? [pointers.stable, ...(pointers.canary ? [pointers.canary.version] : [])] : [];

/** Verified once: what is published never changes, and a lost race judges the same versions again. */
const verified = new Map<string, Release>();

/** What can't be read can't be shown either: it keeps nobody from anything. */
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
 * Judges what would be live after a change: no version that becomes live may claim an address of another area's live version. So an
 * address moves from one area to another when both change in one revision.
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
    refuse(claimant, [...addressViolations(claimant), ...claimViolations(claimant, owners)]);
  }
}

/**
 * Judges a version that somebody alone shall see.
 * @throws RefusedRelease
 */
export async function requireFreeAddresses(
  store: string,
  release: Release,
  live: LiveRemotes,
): Promise<void> {
  const owners = await ownersIn(store, live);
  refuse(release, [...addressViolations(release), ...claimViolations(release, owners)]);
}

/**
 * Judges a version that shall be published. What another area has live may be claimed once a newer version of that area, published by
 * those who may, has given it up.
 * @returns reasons to refuse it
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

function refuse({ name, version }: AreaAddresses, violations: readonly string[]): void {
  if (violations.length > 0)
    throw new RefusedRelease(`${name} ${version} is refused:`, ...violations);
}
