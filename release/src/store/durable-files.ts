import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { RefusedRelease } from '../refused-release.js';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether the error means that the file or folder already exists. */
export const isTaken = (error: unknown): boolean =>
  codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTEMPTY';

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/**
 * Creates a file atomically and durably, even across a power failure. Never overwrites an existing
 * file.
 * @param work folder on the same file system for the draft, which is removed if possible
 * @throws EEXIST when the file already exists
 */
export async function createFile(
  file: string,
  text: string,
  work: string,
  mode?: number,
): Promise<void> {
  await placeFile(file, text, work, mode);
  await syncToDisk(path.dirname(file));
}

/** As `createFile`, without the entry in the folder, which `syncEntry` makes durable. */
export async function placeFile(
  file: string,
  text: string,
  work: string,
  mode = 0o644,
): Promise<void> {
  const draft = await newDraft(file, work);
  try {
    await writeDurably(draft, text, mode);
    await link(draft, file).catch(async (error: unknown) => {
      // NFS may repeat a call that has succeeded. Then the draft has a second name.
      if (!isTaken(error) || (await stat(draft)).nlink === 1) throw error;
    });
  } finally {
    await removeDraft(draft);
  }
}

/**
 * Creates or replaces a file atomically. A power failure may lose its newest content.
 * @param work folder on the same file system for the draft, which is removed if possible
 */
export async function replaceFile(file: string, text: string, work: string): Promise<void> {
  const draft = await newDraft(file, work);
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } finally {
    await removeDraft(draft);
  }
}

/** Creates both folders and returns the path of a draft that does not exist yet. */
async function newDraft(file: string, work: string): Promise<string> {
  await mkdir(work, { recursive: true });
  await mkdir(path.dirname(file), { recursive: true });
  return path.join(work, draftName(path.basename(file)));
}

/** If that fails, the file is written all the same, or the cause is another; see `sweepWork`. */
const removeDraft = (draft: string) => rm(draft, { force: true }).catch(() => undefined);

async function writeDurably(file: string, text: string, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the content of a file, or the entries of a folder, durable. */
export async function syncToDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes the entry of a file or folder in its parent folder durable.
 * @throws RefusedRelease when that fails; the file is in its place all the same
 */
export async function syncEntry(place: string): Promise<void> {
  await syncToDisk(path.dirname(place)).catch(({ message }: Error) => {
    throw new RefusedRelease(`${place} is written, but a power failure may undo that: ${message}`);
  });
}

/**
 * Milliseconds after which a draft of another machine, or of an unknown process, counts as
 * abandoned.
 */
const abandonedAfter = 10 * 60 * 1000;

/** Name of a draft; it contains the process and host that own it. */
export const draftName = (name: string): string =>
  `${name}.${randomUUID()}.${process.pid}@${hostname()}`;

/** Deletes the drafts of processes that have died. */
export async function sweepWork(work: string): Promise<void> {
  for (const name of await readdir(work).catch(() => [])) {
    const file = path.join(work, name);
    if (await isAbandoned(file, name)) await rm(file, { recursive: true, force: true });
  }
}

async function isAbandoned(file: string, name: string): Promise<boolean> {
  const [, pid, host] = /\.(\d+)@(.+)$/.exec(name) ?? [];
  if (host === hostname()) return !isRunning(Number(pid));
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > abandonedAfter;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
