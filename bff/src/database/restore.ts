import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLimits } from '@northcast/shared-contracts/api/files';
import type { DataSource, QueryRunner } from 'typeorm';
import { checkSound } from './back-up.js';
import { openEmbeddedSource } from './data-sources.js';
import { migrateEmbedded } from './database.js';
import { carryOverAccess, carryOverAgreements, carryOverInvoices } from './restore-carry-over.js';
import { copyTables, namesOf } from './restore-tables.js';

const day = 86_400_000;

const reason = 'It was waiting in a restored backup, and may have been sent since.';

/**
 * Replaces the content of the embedded database with a backup of this or an older release, in one
 * transaction, while servers go on using it. Their writes wait from before `beforehand` until the
 * end: every acknowledged write is either in the copy that `beforehand` makes, or happens after the
 * restore.
 * @param beforehand runs after the backup is verified and before anything changes; it may read the
 * database
 * @param access whether accounts keep the passwords and second factors that they have by now, and
 * the database its tokens, invitations and webhooks; or all get those of the backup. A backup of
 * another database always brings its own.
 */
export async function restore(
  backup: string,
  file: string,
  beforehand: () => Promise<void>,
  access: 'kept' | 'restored' = 'kept',
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'northcast-restore-'));
  try {
    const copy = join(directory, 'backup.sqlite');
    await copyBackup(backup, copy);
    await replaceContents(file, copy, beforehand, access);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function replaceContents(
  file: string,
  copy: string,
  beforehand: () => Promise<void>,
  access: 'kept' | 'restored',
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
      await carryOverInvoices(runner);
      await carryOverAgreements(runner);
      const isSame = await sharesAccounts(runner);
      const keepsAccess = access === 'kept' && isSame;
      if (keepsAccess) await carryOverAccess(runner);
      await failWaiting(runner);
      await copyTables(runner, { isSame, keepsAccess });
      await deferDeletions(runner);
      await runner.query('COMMIT');
    } catch (error) {
      await runner.query('ROLLBACK');
      throw error;
    }
  } finally {
    await source.destroy();
  }
}

/**
 * Changes what waits in the backup to failed: it may have been sent since, and the team can send it
 * again. Otherwise it would be sent twice.
 */
async function failWaiting(runner: QueryRunner): Promise<void> {
  // Forgotten mails are deleted once they are sent or given up.
  await runner.query("DELETE FROM backup.mails WHERE status = 'waiting' AND isForgotten");
  for (const table of ['mails', 'webhook_deliveries']) {
    await runner.query(
      `UPDATE backup.${table} SET status = 'failed', holder = NULL, lastError = ?
        WHERE status = 'waiting'`,
      [reason],
    );
  }
}

/**
 * Restarts the periods after which files are deleted that nobody uses, or whose customer was
 * warned. Servers would otherwise delete at once what has been used since the backup, and the
 * restore could not be undone.
 */
async function deferDeletions(runner: QueryRunner): Promise<void> {
  const now = Date.now();
  const since = stored(now);
  await runner.query(
    `UPDATE main.files SET completedAt = ? WHERE purpose IN ('delivery', 'message')
      AND deliveryId IS NULL AND messageId IS NULL AND completedAt IS NOT NULL`,
    [since],
  );
  await runner.query(
    `UPDATE main.files SET warnedAt = ?, expiresAt = MAX(expiresAt, ?)
      WHERE warnedAt IS NOT NULL AND expiresAt IS NOT NULL`,
    [since, stored(now + fileLimits.warning.days * day)],
  );
  // Also of images that are used: the posts that use them may be about to leave the bin.
  await runner.query('UPDATE main.post_pictures SET createdAt = ?', [since]);
}

/** A time as the embedded database stores it. */
const stored = (time: number): string =>
  new Date(time).toISOString().replace('T', ' ').slice(0, -1);

/** Whether the backup is of this database, not of one whose machine is gone. */
async function sharesAccounts(runner: QueryRunner): Promise<boolean> {
  const shared =
    'SELECT id AS name FROM main.users WHERE id IN (SELECT id FROM backup.users) LIMIT 1';
  return (await namesOf(runner, shared)).length > 0;
}

/**
 * Copies a backup and migrates the copy to this release.
 * @throws when there is no backup, or it is damaged, of another program or of a newer release
 */
async function copyBackup(backup: string, copy: string): Promise<void> {
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
