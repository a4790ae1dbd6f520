import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { embeddedDataSource } from './data-sources.js';

/**
 * Writes a copy of the embedded database as it stands at one moment, while servers go on using it.
 * @throws when the target exists, or the copy is not sound
 */
export async function backUp(file: string, target: string): Promise<void> {
  await access(file).catch(() => {
    throw new Error(`There is no database at ${file}`);
  });
  await mkdir(dirname(target), { recursive: true });
  const source = await embeddedDataSource(file, 'writer').initialize();
  try {
    await source.query('VACUUM INTO ?', [target]);
  } finally {
    await source.destroy();
  }
  await checkSound(target);
}

/**
 * @param name what the person called it
 * @throws when the file is no sound database
 */
export async function checkSound(file: string, name = file): Promise<void> {
  const source = embeddedDataSource(file, 'reader');
  try {
    await source.initialize();
    const rows = await source.query<{ integrity_check: string }[]>('PRAGMA integrity_check');
    if (rows[0]?.integrity_check !== 'ok') throw new Error('it is damaged');
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}
