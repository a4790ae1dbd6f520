import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { TrustedKeys } from '../keys/delegated-key.js';
import { createFile, isTaken } from '../store/durable-files.js';
import { publicationsFolder, workFolder } from '../store/store-layout.js';
import { openPublication, type Publication, publicationPath } from './publication.js';
import { publishedVersions } from './release-store.js';

const logFolder = (store: string, remote: RemoteName) =>
  path.join(publicationsFolder(store), remote);

const entryName = (version: string, text: string) =>
  `${version}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;

/**
 * Copies the signed publication of every version of a remote outside the artefact, so that it
 * remains when the artefact is deleted. If a process dies before copying, the next call makes the
 * copy.
 */
export async function logPublications(store: string, remote: RemoteName): Promise<void> {
  const known = new Set(await readdir(logFolder(store, remote)).catch(() => []));
  for (const version of await publishedVersions(store, remote)) {
    const text = await readFile(publicationPath(store, remote, version), 'utf8').catch(() => null);
    if (text === null) continue;
    const name = entryName(version, text);
    if (known.has(name)) continue;
    const file = path.join(logFolder(store, remote), name);
    await createFile(file, text, workFolder(store)).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
}

/** Text of every signed publication of a remote, including those whose artefact was deleted. */
export async function readPublicationLog(store: string, remote: RemoteName): Promise<string[]> {
  const folder = logFolder(store, remote);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const logged = names.map((name) => path.join(folder, name));
  const versions = await publishedVersions(store, remote);
  const there = versions.map((version) => publicationPath(store, remote, version));
  const texts = await Promise.all(
    [...there, ...logged].map((file) => readFile(file, 'utf8').catch(() => null)),
  );
  return [...new Set(texts.filter((text) => text !== null))];
}

/**
 * Whether a version was published with another `release.json`, also if its artefact was deleted or
 * its key was removed since. Servers and browsers may still have hashes and files of it.
 */
export async function isPublishedOtherwise(
  { remote, version, release }: Pick<Publication, 'remote' | 'version' | 'release'>,
  keys: TrustedKeys,
): Promise<boolean> {
  const texts = await readPublicationLog(keys.store, remote);
  const known = texts.map((text) => publicationOf(text, keys));
  return known.some(
    (each) => each?.remote === remote && each.version === version && each.release !== release,
  );
}

/** Null if nobody who may publish has signed it. */
function publicationOf(text: string, keys: TrustedKeys): Publication | null {
  try {
    return openPublication(text, keys, 'A publication').publication;
  } catch {
    return null;
  }
}

/** Every remote that was ever published. */
export async function loggedRemotes(store: string): Promise<RemoteName[]> {
  const names = await readdir(publicationsFolder(store)).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}
