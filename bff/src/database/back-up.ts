import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openEmbeddedSource } from './data-sources.js';

const header = Buffer.from('SQLite format 3\0');

/** Milliseconds without a write after which a draft counts as that of an interrupted backup. */
const abandonedAfter = 24 * 60 * 60_000;

const draftOf = (target: string) => `${target}.${randomUUID()}.unfinished`;
const isDraft = (name: string) => /\.[0-9a-f-]{36}\.unfinished(-journal|-wal|-shm)?$/.test(name);

/**
 * Writes a consistent copy of the embedded database while servers go on using it. The copy gets its
 * name when it is complete, so that what an interrupted process leaves does not look like a backup.
 * Only an empty file can be left under the name, which a restore refuses.
 * @throws when the target exists, or the copy is damaged
 */
export async function backUp(file: string, target: string): Promise<void> {
  await access(file).catch(() => {
    throw new Error(`There is no database at ${file}`);
  });
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await refuseExisting(target);
  await removeAbandoned(folder);
  const draft = draftOf(target);
  try {
    await copyInto(file, draft);
    await checkSound(draft, target);
    await moveInPlace(draft, target);
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) {
      await rm(`${draft}${suffix}`, { force: true });
    }
  }
}

/** Checked before the copy too, which may take minutes. */
async function refuseExisting(target: string): Promise<void> {
  const found = await stat(target).catch(() => null);
  if (found !== null) throw alreadyExists(target);
}

const alreadyExists = (target: string) => new Error(`${target} already exists`);

/** Deletes the drafts of interrupted backups, which hold personal data. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const draft of names.filter(isDraft).map((name) => join(folder, name))) {
    const found = await stat(draft).catch(() => null);
    if (found === null || Date.now() - found.mtimeMs < abandonedAfter) continue;
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function moveInPlace(draft: string, target: string): Promise<void> {
  await reserve(target);
  await rename(draft, target).catch(async (error) => {
    await rm(target, { force: true });
    throw error;
  });
}

/**
 * Creates the target as an empty file, because a rename would replace a file that somebody else
 * has created since.
 */
async function reserve(target: string): Promise<void> {
  await writeFile(target, '', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? alreadyExists(target) : error;
  });
}

async function copyInto(file: string, target: string): Promise<void> {
  const source = await openEmbeddedSource(file, 'writer');
  try {
    await source.query('VACUUM INTO ?', [target]);
  } finally {
    await source.destroy();
  }
}

/**
 * @param name the file as the user named it, for messages
 * @throws when the file is not an intact database
 */
export async function checkSound(file: string, name = file): Promise<void> {
  try {
    await checkHeader(file);
    const source = await openEmbeddedSource(file, 'reader');
    await checkIntegrity(source).finally(() => source.destroy());
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Check the header, because SQLite treats a file shorter than its header as an empty database. */
async function checkHeader(file: string): Promise<void> {
  const content = await open(file);
  const { buffer } = await content.read(Buffer.alloc(header.length), 0, header.length, 0);
  await content.close();
  if (!buffer.equals(header)) throw new Error('file is not a database');
}

async function checkIntegrity(source: DataSource): Promise<void> {
  const rows = await source.query<{ integrity_check: string }[]>('PRAGMA integrity_check');
  if (rows[0]?.integrity_check !== 'ok') throw new Error('it is damaged');
}
