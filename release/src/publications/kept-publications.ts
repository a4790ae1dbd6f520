import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../hashes.js';
import type { RemovedKey } from '../keys/delegated-key.js';
import { createFile, isTaken } from '../store/durable-files.js';
import { publicationsFolder, workFolder } from '../store/store-layout.js';

const listPath = (store: string, hash: string) =>
  path.join(
    publicationsFolder(store),
    '.kept',
    `${Buffer.from(hash, 'utf8').toString('base64url')}.json`,
  );

/**
 * Stores which publications of a removed key stay trusted.
 * @param hashes `sha384-…` of each publication's file
 * @returns hash of the list, to be recorded in the registry
 */
export async function keepPublications(store: string, hashes: readonly string[]): Promise<string> {
  const text = JSON.stringify([...hashes].sort());
  const hash = sha384(text);
  await createFile(listPath(store, hash), text, workFolder(store)).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  return hash;
}

/**
 * Whether a publication stays trusted although its key was removed. A missing or altered list
 * trusts nothing.
 */
export async function isKept(
  store: string,
  { kept }: RemovedKey,
  publication: string,
): Promise<boolean> {
  if (kept === null) return false;
  const text = await readFile(listPath(store, kept), 'utf8').catch(() => null);
  if (text === null || sha384(text) !== kept) return false;
  return (JSON.parse(text) as string[]).includes(publication);
}
