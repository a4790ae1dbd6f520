import { access, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { openEmbeddedSource } from './data-sources.js';

const header = Buffer.from('SQLite format 3\0');

/**
 * Writes a consistent copy of the embedded database while servers go on using it.
 * @throws when the target exists, or the copy is damaged
 */
export async function backUp(file: string, target: string): Promise<void> {
  await access(file).catch(() => {
    throw new Error(`There is no database at ${file}`);
  });
  await mkdir(dirname(target), { recursive: true });
  const source = await openEmbeddedSource(file, 'writer');
  try {
    await source.query('VACUUM INTO ?', [target]);
  } finally {
    await source.destroy();
  }
  await checkSound(target);
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
