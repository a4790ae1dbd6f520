import { access, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { openEmbeddedSource } from './data-sources.js';

const header = Buffer.from('SQLite format 3\0');

/**
 * Writes a consistent copy of the embedded database while servers go on using it. A copy that
 * cannot be completed is removed, because it looks like a backup.
 * @throws when the target exists, or the copy is damaged
 */
export async function backUp(file: string, target: string): Promise<void> {
  await access(file).catch(() => {
    throw new Error(`There is no database at ${file}`);
  });
  await mkdir(dirname(target), { recursive: true });
  await reserve(target);
  try {
    await copyInto(file, target);
    await checkSound(target);
  } catch (error) {
    for (const suffix of ['', '-wal', '-shm']) await rm(`${target}${suffix}`, { force: true });
    throw error;
  }
}

/**
 * Creates the target as an empty file, which SQLite accepts, so that a failed backup never removes
 * a file that somebody else created.
 */
async function reserve(target: string): Promise<void> {
  await writeFile(target, '', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${target} already exists`) : error;
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
