import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether an error says that something is there already. */
export const isTaken = (error: unknown): boolean =>
  codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTEMPTY';

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/**
 * Writes a file that is there whole or not at all, also after a loss of power, and only if there is none of its name.
 * @param work folder on the same file system for the unfinished file
 * @throws EEXIST when somebody else was first
 */
export async function createFile(
  file: string,
  text: string,
  work: string,
  mode = 0o644,
): Promise<void> {
  await mkdir(work, { recursive: true });
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(work, `${path.basename(file)}.${randomUUID()}`);
  const handle = await open(draft, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
    await syncFolder(path.dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Makes new names in a folder last. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const abandonedAfter = 60 * 60 * 1000;

/** Removes what processes that died have left in the work folder. */
export async function sweepWork(work: string): Promise<void> {
  for (const name of await readdir(work).catch(() => [])) {
    const file = path.join(work, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) {
      await rm(file, { recursive: true, force: true });
    }
  }
}
