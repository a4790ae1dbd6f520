import { copyFile, stat } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { checkSound } from './back-up.js';
import { openEmbeddedSource } from './data-sources.js';
import { migrateEmbedded } from './database.js';

/**
 * Copies a backup and migrates the copy to this release.
 * @throws when there is no backup, or it is damaged, of another program or of a newer release
 */
export async function copyBackup(backup: string, copy: string): Promise<void> {
  await stat(backup).catch(() => {
    throw new Error(`There is no backup at ${backup}`);
  });
  await copyFile(backup, copy);
  await copyLog(backup, copy);
  await checkSound(copy, backup);
  const source = await openEmbeddedSource(copy, 'writer');
  try {
    await checkRelease(source, backup);
    await migrateEmbedded(source);
    await source.query('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    await source.destroy();
  }
}

/**
 * Copies the write-ahead log too. That of a database that was not closed, or was copied as files,
 * has its last writes; SQLite adds them when the copy is opened.
 */
async function copyLog(backup: string, copy: string): Promise<void> {
  await copyFile(`${backup}-wal`, `${copy}-wal`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function checkRelease(source: DataSource, name: string): Promise<void> {
  const [table] = await source.query<unknown[]>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'",
  );
  if (table === undefined) throw new Error(`${name}: it is not a backup of this program`);
  const known = source.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const applied = await source.query<{ name: string }[]>('SELECT name FROM migrations');
  const unknown = applied.flatMap((row) => (known.includes(row.name) ? [] : [row.name]));
  if (unknown.length === 0) return;
  throw new Error(
    `${name}: it is a backup of a newer release, with changes of the database that this release does not know: ${unknown.join(', ')}`,
  );
}
