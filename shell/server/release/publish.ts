import { randomUUID } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../hashes.js';
import type { Responsible } from './change-registry.js';
import { isTaken, sweepWork, syncFolder } from './durable-files.js';
import { budgetFaults } from './gates/budget-gate.js';
import { contractFaults } from './gates/contract-gate.js';
import { fileFaults } from './gates/file-gate.js';
import { libraryFaults } from './gates/library-gate.js';
import { nameFaults } from './gates/name-gate.js';
import { prerenderFaults } from './gates/prerender-gate.js';
import { describeShell, type ShellDescription } from './gates/shell-description.js';
import { type Publication, publicationFile } from './publication.js';
import { RefusedRelease } from './refused-release.js';
import type { Release } from './release.js';
import { signingKey } from './release-keys.js';
import { signDocument } from './signed-document.js';
import { artefactPath, workFolder } from './store-layout.js';

/**
 * Appends an artefact to the store; it is there whole, verified and signed, or not at all, and never overwritten.
 * @param folder built version with its `release.json`
 * @throws RefusedRelease when the version exists already or a gate refuses it
 */
export async function publish(
  store: string,
  folder: string,
  responsible: Responsible,
  shell: ShellDescription = describeShell(),
): Promise<Release> {
  const release = await readReleaseDocument(folder);
  refuseFaults(release, [
    ...nameFaults(release),
    ...contractFaults(release, shell.contract),
    ...libraryFaults(release, shell.libraries),
    ...prerenderFaults(release),
    ...budgetFaults(release, shell.budgets),
  ]);
  const target = artefactPath(store, release.name, release.version);
  if (await exists(target)) throw alreadyThere(release);
  const work = path.join(workFolder(store), `${release.name}-${release.version}-${randomUUID()}`);
  try {
    await cp(folder, work, { recursive: true });
    // What counts is what is in the store, not what was in the folder when we looked.
    refuseFaults(release, await fileFaults(work, release));
    await signPublication(store, work, release, responsible);
    await syncTree(work);
    await moveInPlace(work, target);
  } catch (error) {
    throw isTaken(error) ? alreadyThere(release) : error;
  } finally {
    await rm(work, { recursive: true, force: true });
    await sweepWork(workFolder(store));
  }
  return release;
}

async function readReleaseDocument(folder: string): Promise<Release> {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => null);
  if (text === null) throw new RefusedRelease(`${folder} holds no release.json: build it first`);
  const release = JSON.parse(text) as Partial<Release>;
  const missing = required.filter((key) => release[key] === undefined);
  if (missing.length > 0) {
    throw new RefusedRelease(`release.json lacks ${missing.join(', ')}: build it again`);
  }
  return release as Release;
}

/** An older build may lack what a gate of today asks for. */
const required = ['name', 'version', 'contract', 'libraries', 'entry', 'exposes', 'files'] as const;

function refuseFaults({ name, version }: Release, faults: readonly string[]): void {
  if (faults.length > 0) throw new RefusedRelease(`${name} ${version} is refused:`, ...faults);
}

const alreadyThere = ({ name, version }: Release) =>
  new RefusedRelease(
    `${name} ${version} is published already. Raise the version in ${name}/package.json.`,
  );

async function signPublication(
  store: string,
  work: string,
  { name, version }: Release,
  responsible: Responsible,
): Promise<void> {
  const publication: Publication = {
    remote: name,
    version,
    release: sha384(await readFile(path.join(work, 'release.json'))),
    at: new Date().toISOString(),
    who: responsible.who,
    why: responsible.why,
  };
  const text = signDocument('publication', publication, await signingKey(store));
  await writeFile(path.join(work, publicationFile), text);
}

/** Everything is on the disk before the folder gets its name. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await syncTree(place);
      continue;
    }
    const handle = await open(place, 'r');
    await handle.sync();
    await handle.close();
  }
  await syncFolder(folder);
}

async function moveInPlace(work: string, target: string): Promise<void> {
  const parent = path.dirname(target);
  await mkdir(parent, { recursive: true });
  await rename(work, target);
  await syncFolder(parent);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
