import { access, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { checkSound } from './back-up.js';
import { openEmbeddedSource } from './data-sources.js';
import { migrateEmbedded } from './migrate.js';

/** Children before parents. Who is signed in now stays so, unless the account is gone: a session that was ended must not come back. */
const tables = [
  'files',
  'list_counts',
  'repeatable_calls',
  'enquiries',
  'posts',
  'messages',
  'orders',
  'users',
] as const;

/**
 * Puts a backup, of this or an older version, in the place of what the embedded database holds: all at once, while servers
 * go on using it. Their writes wait from before `beforehand` until the end: each that was acknowledged is either in what
 * that copies or stored after the restore.
 * @param beforehand runs when the backup has proved sound and nothing is changed yet; it may read the database
 */
export async function restore(
  backup: string,
  file: string,
  beforehand: () => Promise<void>,
): Promise<void> {
  await access(backup).catch(() => {
    throw new Error(`There is no backup at ${backup}`);
  });
  const directory = await mkdtemp(join(tmpdir(), 'northcast-restore-'));
  try {
    const copy = join(directory, 'backup.sqlite');
    await copyFile(backup, copy);
    await checkSound(copy, backup);
    await migrateCopy(copy);
    await replaceContents(file, copy, beforehand);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function migrateCopy(copy: string): Promise<void> {
  const source = await openEmbeddedSource(copy, 'writer');
  await migrateEmbedded(source);
  await source.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await source.destroy();
}

async function replaceContents(
  file: string,
  copy: string,
  beforehand: () => Promise<void>,
): Promise<void> {
  const source = await openEmbeddedSource(file, 'writer');
  try {
    await migrateEmbedded(source);
    const runner = source.createQueryRunner();
    await runner.query('ATTACH DATABASE ? AS backup', [copy]);
    await runner.query('PRAGMA foreign_keys = OFF');
    await runner.query('BEGIN IMMEDIATE');
    try {
      await beforehand();
      await copyTables(runner);
      await runner.query('COMMIT');
    } catch (error) {
      await runner.query('ROLLBACK');
      throw error;
    }
  } finally {
    await source.destroy();
  }
}

async function copyTables(runner: QueryRunner): Promise<void> {
  for (const table of tables) {
    await runner.query(`DELETE FROM main.${table}`);
    await runner.query(`INSERT INTO main.${table} SELECT * FROM backup.${table}`);
  }
  await runner.query('DELETE FROM main.sessions WHERE userId NOT IN (SELECT id FROM main.users)');
}
