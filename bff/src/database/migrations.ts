import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type DataSource,
  MigrationExecutor,
  type MigrationInterface,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';

type Migration = new () => MigrationInterface;

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationFile = /^\d{4}-[a-z0-9-]+\.(js|ts)$/;

/**
 * Loads all migrations of `migrations/`, one per file. TypeORM runs them in the order of the
 * timestamps at the end of their class names. On a server an interrupted migration runs again from
 * its start: each statement makes one change, and one that changes rows may be repeated.
 */
export async function loadMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => migrationFile.test(name)).sort();
  return await Promise.all(names.map(loadMigration));
}

async function loadMigration(name: string): Promise<Migration> {
  const exported: Record<string, unknown> = await import(`./migrations/${name}`);
  const [migration, ...others] = Object.values(exported).filter(isMigration);
  if (migration === undefined || others.length > 0) {
    throw new Error(`${name} has to export one migration`);
  }
  return migration;
}

function isMigration(value: unknown): value is Migration {
  return typeof value === 'function' && typeof value.prototype?.up === 'function';
}

/** The table, column, index or foreign key exists already, or the one to drop is gone. */
const doneCodes = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
  'ER_FK_DUP_NAME',
]);

/**
 * Runs the pending migrations of a MySQL or MariaDB server. The server commits each statement that
 * changes a table, and a migration is recorded at its end. An interrupted migration therefore runs
 * again from its first statement, and what it changed before counts as done.
 * @throws QueryFailedError if a statement fails for another reason
 */
export async function migrateServer(pool: DataSource): Promise<void> {
  const runner = pool.createQueryRunner();
  acceptDone(runner);
  const executor = new MigrationExecutor(pool, runner);
  executor.transaction = 'none';
  try {
    await executor.executePendingMigrations();
  } finally {
    await runner.release();
  }
}

/** Makes a runner's statements succeed, without a result, if their change is done. */
function acceptDone(runner: QueryRunner): void {
  const query = runner.query.bind(runner);
  runner.query = (...statement: Parameters<typeof query>) =>
    query(...statement).catch((error: unknown) => {
      if (!isDone(error)) throw error;
    });
}

function isDone(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { query, driverError } = error;
  const { code, message }: { code?: string; message: string } = driverError;
  if (doneCodes.has(code ?? '')) return true;
  // MariaDB's error for a foreign key that exists.
  return (
    code === 'ER_CANT_CREATE_TABLE' &&
    message.includes('errno: 121') &&
    query.startsWith('ALTER TABLE')
  );
}
