import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256, sha384 } from '../hashes.js';
import { publicationFile } from '../publications/publication.js';
import type { Release, ReleasedFile } from '../publications/release.js';

const unlisted = new Set(['release.json', publicationFile]);
const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/**
 * Whether an artefact matches its `release.json` exactly: every file exists with its hash,
 * compressed variants have the same content, and there are no other files.
 * @returns reasons to reject it
 */
export async function fileViolations(folder: string, release: Release): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const odd = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  const present = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !unlisted.has(name));
  const violations = await Promise.all(
    present.map((name) =>
      fileViolation(folder, name, release).catch(() => `${name} can't be read`),
    ),
  );
  const needed = [release.entry, ...Object.values(release.exposes).flatMap((each) => each.preload)];
  return [
    ...odd.map((entry) => `${entry.name} is not a plain file`),
    ...violations.filter((violation) => violation !== null),
    ...Object.keys(release.files)
      .filter((name) => !present.includes(name))
      .map((name) => `${name} is missing`),
    ...needed.filter((name) => !(name in release.files)).map((name) => `${name} has no hash`),
  ];
}

async function fileViolation(
  folder: string,
  name: string,
  release: Release,
): Promise<string | null> {
  const content = await readFile(path.join(folder, name));
  const listed = release.files[name];
  if (listed) return isListed(content, listed) ? null : `${name} has another hash`;
  const ending = name.slice(-3);
  const original = release.files[name.slice(0, -3)];
  if (!original || (ending !== '.br' && ending !== '.gz')) return `${name} has no hash`;
  const isSame = sha384(decompress[ending](content)) === original.integrity;
  return isSame ? null : `${name} holds something else than the file beside it`;
}

const isListed = (content: Buffer, { integrity, scriptIntegrity }: ReleasedFile) =>
  sha384(content) === integrity &&
  (scriptIntegrity === undefined || sha256(content) === scriptIntegrity);
