import type { DataSource, QueryRunner } from 'typeorm';

/** Brings the schema up to date. Several processes may do so at once: one works, the others wait and find it done. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    if (dataSource.options.type === 'better-sqlite3') await migrateEmbedded(dataSource, runner);
    else await migrateServer(dataSource, runner);
  } finally {
    await runner.release();
  }
}

/** The lock is SQLite's own; the connection is the same one that the migrations run on. */
async function migrateEmbedded(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  await runner.query('BEGIN IMMEDIATE');
  try {
    await dataSource.runMigrations({ transaction: 'none' });
    await runner.query('COMMIT');
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** A named lock of the server, held by a connection that does nothing else. It ends with the connection. */
async function migrateServer(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const lock = `northcast ${dataSource.driver.database ?? ''}`.slice(0, 64);
  const [row] = await dataSource.query<{ got: number | string | null }[]>(
    'SELECT GET_LOCK(?, 60) AS got',
    [lock],
    runner,
  );
  if (Number(row?.got) !== 1) throw new Error('another process has been migrating for a minute');
  try {
    await dataSource.runMigrations({ transaction: 'none' });
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [lock]);
  }
}
