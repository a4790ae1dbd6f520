import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRecord } from '../document-shape.js';
import { sha384 } from '../hashes.js';
import { RefusedRelease } from '../refused-release.js';
import { buildId, type ShellDescription } from './descriptions.js';

/** File name of the server bundle in a shell's folder. */
const bundleName = 'server.cjs';

/**
 * Build id of the shell in a folder. It is a content hash, because the builder chooses the version
 * freely.
 */
export const shellBuildId = async (folder: string): Promise<string> =>
  buildId(await readDocument(folder));

/**
 * Reads the description of a built shell from its `release.json`.
 * @param folder of one build of the shell
 * @throws RefusedRelease when the folder contains no build, or one without a description
 */
export async function readShellBuild(folder: string): Promise<ShellDescription> {
  const text = await readDocument(folder);
  const document: Partial<ShellDescription> = parseRecord(text) ?? {};
  const { contract, libraries, modules, mounts, budgets } = document;
  if (!contract || !libraries || !modules || !budgets) {
    throw new RefusedRelease(
      `The shell in ${folder} does not say what it provides: build it again`,
    );
  }
  const bundle = await readShellBundle(folder);
  const serverBundle = bundle && sha384(bundle);
  const provided = { contract, libraries, modules, ...(mounts ? { mounts } : {}), budgets };
  return { build: buildId(text), ...provided, serverBundle };
}

/** The server bundle of a built shell; null if it has none. */
export const readShellBundle = (folder: string): Promise<Buffer | null> =>
  readFile(path.join(folder, bundleName)).catch(() => null);

async function readDocument(folder: string): Promise<string> {
  return await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => {
    throw new RefusedRelease(`${folder} holds no build of the shell`);
  });
}
