import { access, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { checkSound } from './back-up.js';
import { openEmbeddedSource } from './data-sources.js';
import { migrateEmbedded } from './database.js';

/**
 * Tables that a restore does not replace, so that sign-outs, mails, used links and audit entries
 * since the backup stay. Their rows that refer to accounts missing from the backup are deleted.
 */
const kept: readonly string[] = [
  'migrations',
  'sessions',
  'known_devices',
  'mails',
  'mail_links',
  'passkey_challenges',
  'file_leases',
  'live_changes',
  'audit_entries',
];

/**
 * Replaces the content of the embedded database with a backup of this or an older release, in one
 * transaction, while servers go on using it. Their writes wait from before `beforehand` until the
 * end: every acknowledged write is either in the copy that `beforehand` makes, or happens after the
 * restore.
 * @param beforehand runs after the backup is verified and before anything changes; it may read the
 * database
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
  const tables = await namesOf(
    runner,
    "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  );
  for (const table of tables.filter((name) => !kept.includes(name))) {
    // The database computes generated columns itself.
    const stored = `SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`;
    const columns = (await namesOf(runner, stored)).map((name) => `"${name}"`).join(', ');
    await runner.query(`DELETE FROM main."${table}"`);
    await runner.query(
      `INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM backup."${table}"`,
    );
  }
  for (const table of tables.filter((name) => kept.includes(name))) {
    const broken = `SELECT rowid FROM pragma_foreign_key_check('${table}')`;
    await runner.query(`DELETE FROM main."${table}" WHERE rowid IN (${broken})`);
  }
}

async function namesOf(runner: QueryRunner, query: string): Promise<string[]> {
  const rows: { name: string }[] = await runner.query(query);
  return rows.map(({ name }) => name);
}
