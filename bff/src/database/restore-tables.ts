import type { QueryRunner } from 'typeorm';

/**
 * Tables of this database's schema and of its running processes and sessions; and the lines of the
 * next digests, because those of a backup may have been mailed since.
 */
const ownTables: readonly string[] = [
  'migrations',
  'sessions',
  'passkey_challenges',
  'file_leases',
  'live_changes',
  'digest_items',
];

/**
 * Tables that a restore does not replace either if the backup is of this database, so that mails,
 * used links and audit entries since the backup stay.
 */
const kept: readonly string[] = ['known_devices', 'mails', 'mail_links', 'audit_entries'];

/** Kept tables that get the rows of the backup that they lack. */
const completed: readonly string[] = ['mails', 'audit_entries'];

/** Tables of access that the team revokes. */
const revocable: readonly string[] = [
  'api_tokens',
  'team_invitations',
  'webhooks',
  'webhook_deliveries',
];

/**
 * Replaces the rows of the tables by those of the backup, except rows that stay. Of these, rows
 * that refer to accounts missing from the backup are deleted.
 * @param isSame whether the backup is of this database; another one gets everything from the backup
 * @param keepsAccess whether tokens, invitations and webhooks stay
 */
export async function copyTables(
  runner: QueryRunner,
  { isSame, keepsAccess }: { isSame: boolean; keepsAccess: boolean },
): Promise<void> {
  const left = [...ownTables, ...(isSame ? kept : []), ...(keepsAccess ? revocable : [])];
  const tables = await namesOf(
    runner,
    "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  );
  for (const table of tables) {
    if (!left.includes(table)) {
      await runner.query(`DELETE FROM main."${table}"`);
      await insertRows(runner, table, 'INSERT');
    } else if (completed.includes(table)) await insertRows(runner, table, 'INSERT OR IGNORE');
  }
  for (const table of tables.filter((name) => left.includes(name))) {
    const broken = `SELECT rowid FROM pragma_foreign_key_check('${table}')`;
    await runner.query(`DELETE FROM main."${table}" WHERE rowid IN (${broken})`);
  }
}

async function insertRows(
  runner: QueryRunner,
  table: string,
  insert: 'INSERT' | 'INSERT OR IGNORE',
): Promise<void> {
  const columns = await storedColumns(runner, table);
  await runner.query(
    `${insert} INTO main."${table}" (${columns}) SELECT ${columns} FROM backup."${table}"`,
  );
}

/** The columns of a table, except generated ones: the database computes those itself. */
export async function storedColumns(runner: QueryRunner, table: string): Promise<string> {
  const stored = `SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`;
  return (await namesOf(runner, stored)).map((name) => `"${name}"`).join(', ');
}

export async function namesOf(runner: QueryRunner, query: string): Promise<string[]> {
  const rows: { name: string }[] = await runner.query(query);
  return rows.map(({ name }) => name);
}
