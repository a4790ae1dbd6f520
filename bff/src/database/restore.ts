import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
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
 * Tables of access that the team revokes. They are not replaced either, unless the backup is of
 * another database: a new machine gets them from the backup.
 */
const revocable: readonly string[] = [
  'api_tokens',
  'team_invitations',
  'webhooks',
  'webhook_deliveries',
];

const secondFactors = ['totp_secrets', 'recovery_codes', 'passkeys'] as const;

/**
 * Replaces the content of the embedded database with a backup of this or an older release, in one
 * transaction, while servers go on using it. Their writes wait from before `beforehand` until the
 * end: every acknowledged write is either in the copy that `beforehand` makes, or happens after the
 * restore.
 * @param beforehand runs after the backup is verified and before anything changes; it may read the
 * database
 * @param access whether accounts keep the passwords and second factors that they have by now, and
 * the database its tokens, invitations and webhooks; or all get those of the backup
 */
export async function restore(
  backup: string,
  file: string,
  beforehand: () => Promise<void>,
  access: 'kept' | 'restored' = 'kept',
): Promise<void> {
  await stat(backup).catch(() => {
    throw new Error(`There is no backup at ${backup}`);
  });
  const directory = await mkdtemp(join(tmpdir(), 'northcast-restore-'));
  try {
    const copy = join(directory, 'backup.sqlite');
    await copyFile(backup, copy);
    await checkSound(copy, backup);
    await migrateCopy(copy);
    await replaceContents(file, copy, beforehand, access);
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
      const keepsAccess = access === 'kept' && (await sharesAccounts(runner));
      if (keepsAccess) await carryOverAccess(runner);
      await copyTables(runner, keepsAccess ? [...kept, ...revocable] : kept);
      await runner.query('COMMIT');
    } catch (error) {
      await runner.query('ROLLBACK');
      throw error;
    }
  } finally {
    await source.destroy();
  }
}

/** Whether the backup is of this database, not of one whose machine is gone. */
async function sharesAccounts(runner: QueryRunner): Promise<boolean> {
  const shared =
    'SELECT id AS name FROM main.users WHERE id IN (SELECT id FROM backup.users) LIMIT 1';
  return (await namesOf(runner, shared)).length > 0;
}

/** Writes into the copy of the backup the invoices issued since, and the greater counter. */
async function carryOverInvoices(runner: QueryRunner): Promise<void> {
  const inInvoices = await storedColumns(runner, 'invoices');
  for (const statement of [
    // If both have an invoice of the same number, that of the backup stays.
    `INSERT OR IGNORE INTO backup.invoices (${inInvoices}) SELECT ${inInvoices} FROM main.invoices`,
    `UPDATE backup.invoices SET userId = NULL
      WHERE userId NOT IN (SELECT id FROM backup.users)`,
    `UPDATE backup.running_numbers AS old SET last = MAX(old.last, now.last)
      FROM main.running_numbers AS now WHERE now.name = old.name`,
  ]) {
    await runner.query(statement);
  }
}

/**
 * Writes into the copy what its invoices state that no credit note credits: the price of their
 * orders, and the quotes as they are by now, with the events that the next step follows from.
 * Otherwise the order would ask for the decision on a quote that nobody can accept any more.
 */
async function carryOverAgreements(runner: QueryRunner): Promise<void> {
  const inQuotes = await storedColumns(runner, 'quotes');
  const inEvents = await storedColumns(runner, 'order_events');
  const standing = `SELECT * FROM backup.invoices AS invoice WHERE kind = 'invoice'
    AND NOT EXISTS (SELECT 1 FROM backup.invoices WHERE correctsId = invoice.id)`;
  const isOfInvoiced = `orderId IN (SELECT orderId FROM (${standing}))
    AND orderId IN (SELECT id FROM backup.orders)`;
  for (const statement of [
    `UPDATE backup.orders AS old
      SET servicePrice = invoiced.price, version = old.version + 1,
        priceAgreedAt = COALESCE(invoiced.agreedAt, old.priceAgreedAt)
      FROM (SELECT orderId, json_extract(document, '$.totalCents') / 100 AS price,
        now.priceAgreedAt AS agreedAt
        FROM (${standing}) LEFT JOIN main.orders AS now ON now.id = orderId) AS invoiced
      WHERE invoiced.orderId = old.id AND (invoiced.price <> old.servicePrice
        OR COALESCE(invoiced.agreedAt, old.priceAgreedAt) IS NOT old.priceAgreedAt)`,
    `INSERT OR REPLACE INTO backup.quotes (${inQuotes})
      SELECT ${inQuotes} FROM main.quotes WHERE ${isOfInvoiced}`,
    `INSERT OR IGNORE INTO backup.order_events (${inEvents})
      SELECT ${inEvents} FROM main.order_events WHERE ${isOfInvoiced}
        AND kind IN ('quoteSent', 'quoteAccepted', 'quoteDeclined')`,
    `UPDATE backup.order_events SET actorId = NULL
      WHERE actorId NOT IN (SELECT id FROM backup.users)`,
  ]) {
    await runner.query(statement);
  }
}

/** Writes into the copy the password and second factors that each account has by now. */
async function carryOverAccess(runner: QueryRunner): Promise<void> {
  await runner.query(`UPDATE backup.users AS old
    SET passwordHash = now.passwordHash, secondFactorSince = now.secondFactorSince
    FROM main.users AS now WHERE now.id = old.id`);
  for (const table of secondFactors) {
    const columns = await storedColumns(runner, table);
    await runner.query(`DELETE FROM backup.${table} WHERE userId IN (SELECT id FROM main.users)`);
    await runner.query(
      `INSERT INTO backup.${table} (${columns}) SELECT ${columns} FROM main.${table}
        WHERE userId IN (SELECT id FROM backup.users)`,
    );
  }
}

async function copyTables(runner: QueryRunner, left: readonly string[]): Promise<void> {
  const tables = await namesOf(
    runner,
    "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  );
  for (const table of tables.filter((name) => !left.includes(name))) {
    const columns = await storedColumns(runner, table);
    await runner.query(`DELETE FROM main."${table}"`);
    await runner.query(
      `INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM backup."${table}"`,
    );
  }
  for (const table of tables.filter((name) => left.includes(name))) {
    const broken = `SELECT rowid FROM pragma_foreign_key_check('${table}')`;
    await runner.query(`DELETE FROM main."${table}" WHERE rowid IN (${broken})`);
  }
}

/** The columns of a table, except generated ones: the database computes those itself. */
async function storedColumns(runner: QueryRunner, table: string): Promise<string> {
  const stored = `SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`;
  return (await namesOf(runner, stored)).map((name) => `"${name}"`).join(', ');
}

async function namesOf(runner: QueryRunner, query: string): Promise<string[]> {
  const rows: { name: string }[] = await runner.query(query);
  return rows.map(({ name }) => name);
}
