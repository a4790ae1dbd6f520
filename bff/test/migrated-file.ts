import { access, copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedFile } from '../src/database/data-sources.js';
import { openDatabase } from '../src/database/database.js';
import { readSettings } from '../src/settings/settings.js';

/**
 * Directory that the suites of one run share; created by the global setup, removed by the global
 * teardown.
 */
export function runDirectory(): string {
  const directory = process.env.NORTHCAST_TEST_RUN;
  if (directory === undefined) throw new Error('The global setup has not run');
  return directory;
}

/** Copies a migrated embedded database into a data directory. */
export async function copyMigratedFile(dataDirectory: string): Promise<void> {
  await copyFile(await migratedFile(), embeddedFile(dataDirectory));
}

/** The file to copy; each worker process migrates one, once. */
async function migratedFile(): Promise<string> {
  const finished = join(runDirectory(), `sqlite-${process.pid}`);
  const file = embeddedFile(finished);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return file;
  const unfinished = `${finished}-unfinished`;
  await mkdir(unfinished);
  const database = await openDatabase(readSettings({ DATA_DIR: unfinished }), []);
  await database.close();
  await rename(unfinished, finished);
  return file;
}
