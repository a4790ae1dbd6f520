import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { TrustedKeys } from '../keys/delegated-key.js';
import { createFile, isMissing, isTaken } from '../store/durable-files.js';
import { artefactsFolder, publicationsFolder, workFolder } from '../store/store-layout.js';
import { openPublication, type Publication, publicationPath } from './publication.js';
import { isVersion, publishedVersions } from './release-store.js';

const logFolder = (store: string, remote: RemoteName) =>
  path.join(publicationsFolder(store), remote);

const entryName = (version: string, text: string) =>
  `${version}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;

const versionIn = (name: string) => name.split('.').slice(0, -2).join('.');

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

/**
 * Text of every signed publication of a remote, including those whose artefact was deleted.
 * @param isNeeded whether the publications of a version must not be missed
 * @throws when one of them cannot be read; the message names the file
 */
export const readPublicationLog = (
  store: string,
  remote: RemoteName,
  isNeeded: (version: string) => boolean,
): Promise<string[]> =>
  readTexts(store, remote, (error, file, version) => {
    if (isMissing(error) || (version !== undefined && !isNeeded(version))) return null;
    throw Object.assign(new Error(`${file} cannot be read: ${error.message}`), {
      code: error.code,
    });
  });

/** Like `readPublicationLog`, but skips what cannot be read. */
export const readablePublications = (store: string, remote: RemoteName): Promise<string[]> =>
  readTexts(store, remote, () => null);

/** @param onError gets no version for a folder */
async function readTexts(
  store: string,
  remote: RemoteName,
  onError: (error: NodeJS.ErrnoException, file: string, version?: string) => null,
): Promise<string[]> {
  const listed = async (folder: string) =>
    (await readdir(folder).catch((error) => onError(error, folder))) ?? [];
  const versions = await listed(path.join(artefactsFolder(store), remote));
  const folder = logFolder(store, remote);
  const names = await listed(folder);
  const files = [
    ...versions
      .filter(isVersion)
      .map((version) => ({ version, file: publicationPath(store, remote, version) })),
    ...names
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ version: versionIn(name), file: path.join(folder, name) })),
  ];
  const texts = await Promise.all(
    files.map(({ version, file }) =>
      readFile(file, 'utf8').catch((error) => onError(error, file, version)),
    ),
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
  const texts = await readablePublications(keys.store, remote);
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
