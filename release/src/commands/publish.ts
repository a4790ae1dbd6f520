import { cp, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Actor, refuseMoved } from '../changes/change-registry.js';
import { type Deployed, readDeployed } from '../deployed/read-deployed.js';
import { parseRecord } from '../document-shape.js';
import { publishedClaimViolations } from '../gates/address-owners.js';
import { buildViolations, prerenderViolations } from '../gates/build-gate.js';
import { deployedViolations, mountViolations, weightViolations } from '../gates/deployed-gate.js';
import { fileViolations } from '../gates/file-gate.js';
import { nameViolations } from '../gates/name-gate.js';
import { shareViolations } from '../gates/share-gate.js';
import { sha384 } from '../hashes.js';
import { signDocument } from '../keys/signed-document.js';
import { type Publication, publicationFile } from '../publications/publication.js';
import { isPublishedOtherwise, logPublications } from '../publications/publication-log.js';
import type { Release } from '../publications/release.js';
import { malformedField } from '../publications/release-shape.js';
import { publishedRemotes, publishedVersions } from '../publications/release-store.js';
import { RefusedRelease, refuseViolations } from '../refused-release.js';
import { readRegistry, trustedKeys } from '../registry/read-registry.js';
import { signerFor } from '../registry/signer.js';
import { draftName, isTaken, sweepWork, syncEntry, syncToDisk } from '../store/durable-files.js';
import { artefactPath, workFolder } from '../store/store-layout.js';

/** Overrides for the checks of a publication. */
export interface PublishOptions {
  /** What the release must fit; defaults to the running builds. */
  readonly deployed?: Deployed;
  /**
   * Whether size budgets apply, and addresses of other areas are refused; default true. A build of
   * the working copy is checked for those addresses when it is promoted, together with their owner.
   */
  readonly isRelease?: boolean;
  /** What the folder must hold; default anything. */
  readonly expected?: { readonly name: string; readonly version?: string | undefined };
  /** Gets a message about something that failed after the version was published. */
  readonly warn?: (text: string) => void;
}

/**
 * Adds an artefact to the store. This is atomic: the artefact is verified and signed before it
 * becomes visible, and it is never overwritten. A version whose artefact was deleted can only be
 * published again with the same content.
 * @param folder built version with its `release.json`
 * @throws RefusedRelease when the version already exists or a gate rejects it
 */
export async function publish(
  store: string,
  folder: string,
  actor: Actor,
  { deployed: given, isRelease = true, expected, warn }: PublishOptions = {},
): Promise<Release> {
  const { release, text } = await readReleaseDocument(folder);
  requireExpected(release, folder, expected);
  const deployed = given ?? (await readDeployed(store));
  const registry = await readRegistry(store);
  refuseMoved(registry, actor.expect);
  refuseViolations(release, [
    ...nameViolations(release, await publishedRemotes(store)),
    ...(isRelease ? await publishedClaimViolations(store, release, registry.remotes) : []),
    ...buildViolations(release),
    ...deployedViolations(release, deployed),
    ...mountViolations(release, deployed),
    ...prerenderViolations(release),
    ...(isRelease ? weightViolations(release, deployed) : []),
  ]);
  await signerFor(store, release.name);
  const target = artefactPath(store, release.name, release.version);
  const isPublished = (await publishedVersions(store, release.name)).includes(release.version);
  if (isPublished || (await isReplaced(store, release, text))) throw alreadyThere(release);
  const work = path.join(workFolder(store), draftName(`${release.name}-${release.version}`));
  try {
    // `cp` would copy a link to the folder as a link, whose target may change.
    await cp(await realpath(folder), work, { recursive: true });
    // Check the copy in the store, because the source folder may have changed since.
    if ((await readText(work)) !== text) {
      refuseViolations(release, ['release.json has changed since it was checked: publish again']);
    }
    refuseViolations(release, await fileViolations(work, release));
    refuseViolations(release, await shareViolations(work, release));
    await signPublication(store, work, release, actor);
    await syncTree(work);
    await moveInPlace(work, target);
  } catch (error) {
    throw isTaken(error) ? alreadyThere(release) : error;
  } finally {
    await removeDrafts(store, work);
  }
  // The version is published, so nothing may fail here. The artefact holds its publication too, and
  // the next publish of this remote copies what is missing.
  await logPublications(store, release.name).catch((error: Error) =>
    warn?.(unloggedWarning(release, error)),
  );
  await syncEntry(target);
  return release;
}

/**
 * Checks what a folder holds before any code of it runs.
 * @throws RefusedRelease
 */
export async function requireHolds(
  folder: string,
  expected: PublishOptions['expected'],
): Promise<void> {
  const { release } = await readReleaseDocument(folder);
  requireExpected(release, folder, expected);
}

const unloggedWarning = ({ name, version }: Release, { message }: Error) =>
  `The copy of the publication of ${name} ${version} could not be written: ${message}. Do not delete an artefact of ${name} until a later publication has written it.`;

function requireExpected(
  { name, version }: Release,
  folder: string,
  expected: PublishOptions['expected'],
): void {
  if (expected === undefined) return;
  if (expected.name === name && (expected.version ?? version) === version) return;
  const named = [expected.name, expected.version].filter(Boolean).join(' ');
  throw new RefusedRelease(`${folder} holds ${name} ${version}, not ${named}`);
}

/** Drafts that cannot be removed are removed at the next publication. */
async function removeDrafts(store: string, work: string): Promise<void> {
  await rm(work, { recursive: true, force: true }).catch(() => undefined);
  await sweepWork(workFolder(store)).catch(() => undefined);
}

/** Whether the version was published with other content, and deleted since. */
const isReplaced = async (store: string, { name, version }: Release, text: string) =>
  await isPublishedOtherwise(
    { remote: name, version, release: sha384(text) },
    await trustedKeys(store),
  );

const readText = (folder: string): Promise<string | null> =>
  readFile(path.join(folder, 'release.json'), 'utf8').catch(() => null);

async function readReleaseDocument(folder: string): Promise<{ release: Release; text: string }> {
  const text = await readText(folder);
  if (text === null) throw new RefusedRelease(`${folder} holds no release.json: build it first`);
  const release: Partial<Release> | null = parseRecord(text);
  if (release === null) {
    throw new RefusedRelease('release.json is no JSON object: build it again');
  }
  const missing = required.filter((key) => release[key] === undefined);
  if (missing.length > 0) {
    throw new RefusedRelease(`release.json lacks ${missing.join(', ')}: build it again`);
  }
  const malformed = malformedField(release);
  if (malformed !== null) {
    throw new RefusedRelease(`release.json has no valid '${malformed}': build it again`);
  }
  return { release: release as Release, text };
}

/** Fields that the gates need. An older build may lack some of them. */
const required = [
  'name',
  'version',
  'contract',
  'libraries',
  'entry',
  'routes',
  'exposes',
  'files',
  'calls',
  'builtWith',
] as const;

export const alreadyThere = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  new RefusedRelease(
    `${name} ${version} is published already. Raise the version in ${name}/package.json.`,
  );

async function signPublication(
  store: string,
  work: string,
  { name, version }: Release,
  actor: Actor,
): Promise<void> {
  const signer = await signerFor(store, name);
  const publication: Publication = {
    remote: name,
    version,
    release: sha384(await readFile(path.join(work, 'release.json'))),
    at: new Date().toISOString(),
    who: signer.name,
    why: actor.why,
  };
  const text = signDocument('publication', publication, signer.key);
  await writeFile(path.join(work, publicationFile), text);
}

/** Flushes all files to disk before the folder is renamed into place. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(place) : syncToDisk(place));
  }
  await syncToDisk(folder);
}

async function moveInPlace(work: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await rename(work, target);
}
