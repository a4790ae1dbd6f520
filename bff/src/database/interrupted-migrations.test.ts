import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { databases, makeEmptyDatabase, type TestDatabase } from '../../test/databases.js';
import { openServerSource } from './data-sources.js';
import { migrateServer } from './migrations.js';

const suite = databases.includes('mysql') ? describe : describe.skip;

const time = '2025-11-20 10:00:00.000';

/** By table: rows of the first release, which later migrations convert. */
const rows = {
  users: [
    ['admin', 'a@x.de', 'Søren', 'Ek', 'hash', 1, time, 1, 'søren ek', 'søren', 'ek'],
    ['mara', 'm@x.de', 'Mara', 'Weiß', 'hash', 0, time, 1, 'mara weiß', 'mara', 'weiß'],
  ],
  orders: ['1', '2'].map((id) => [
    ...[id, 'mara', 'Mixing', 200, 'Weiß', 'm@x.de', '1', 'Smørrebrød', 'pending', time, time],
    ...[1, 'mixing weiß', 'mixing', 'weiß'],
  ]),
  messages: [
    ['1', 'mara', 'Weiß', 'm@x.de', 'ß', 'Hi', 'pending', time, null, null, 'ß', 'ß', 'weiß'],
  ],
  posts: [
    ['1', 'from-folder', 'Grüße', 'Excerpt', 'Content', null, time, time, 'hash'],
    ['2', 'other', 'Other', 'Excerpt', 'Content', null, time, time, null],
  ],
};

/** Runs between the first migration and the second. */
class RowsOfFirstRelease1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, values] of Object.entries(rows)) {
      await runner.query(`INSERT IGNORE INTO ${table} VALUES ?`, [values]);
    }
  }
  async down(): Promise<void> {}
}

class TwiceTheSameRow1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE single (id int NOT NULL PRIMARY KEY)');
    await runner.query('INSERT INTO single VALUES (1), (1)');
  }
  async down(): Promise<void> {}
}

class Interruption extends Error {}

const writes = /^(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE)\b/;

/** Interrupts the runner's work after each writing statement that is not yet among those done. */
function interrupted(runner: QueryRunner, done: Set<string>): QueryRunner {
  const query = runner.query.bind(runner);
  runner.query = async (...statement: Parameters<typeof query>) => {
    const result = await query(...statement);
    const [sql] = statement;
    if (!writes.test(sql) || done.has(sql)) return result;
    done.add(sql);
    throw new Interruption();
  };
  return runner;
}

/** Whether the migrations ended without an interruption. */
async function migrateInterrupted(pool: DataSource, done: Set<string>): Promise<boolean> {
  const create = pool.createQueryRunner.bind(pool);
  pool.createQueryRunner = (mode) => interrupted(create(mode), done);
  try {
    await migrateServer(pool);
    return true;
  } catch (error) {
    if (error instanceof Interruption) return false;
    throw error;
  }
}

/** Opens the database like a start of the bff, and uses it. */
async function withPool<Result>(
  { databaseUrl }: TestDatabase,
  use: (pool: DataSource) => Promise<Result>,
): Promise<Result> {
  const pool = await openServerSource(databaseUrl ?? '', []);
  pool.logger.logMigration = () => undefined;
  pool.migrations.push(new RowsOfFirstRelease1763600000002());
  try {
    return await use(pool);
  } finally {
    await pool.destroy();
  }
}

/** By table: its definition, with indexes and constraints, and its rows. */
async function contentsOf(pool: DataSource): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  const tables: Record<string, string>[] = await pool.query('SHOW TABLES');
  for (const [table] of tables.map(Object.values)) {
    const rows: object[] = await pool.query(`SELECT * FROM ${table}`);
    contents[table] = {
      definition: await pool.query(`SHOW CREATE TABLE ${table}`),
      rows: rows.map((row) => JSON.stringify(row)).sort(),
    };
  }
  return contents;
}

suite('migrations on a server', () => {
  const made: TestDatabase[] = [];
  afterEach(() => Promise.all(made.splice(0).map((database) => database.remove())));

  async function makeDatabase(): Promise<TestDatabase> {
    const database = await makeEmptyDatabase('mysql');
    made.push(database);
    return database;
  }

  test('that are interrupted after every statement end like those that are not', async () => {
    const [expected, contents] = await Promise.all([
      makeDatabase().then(async (database) => {
        await withPool(database, migrateServer);
        return await withPool(database, contentsOf);
      }),
      makeDatabase().then(async (database) => {
        const done = new Set<string>();
        while (!(await withPool(database, (pool) => migrateInterrupted(pool, done))));
        expect(done.size).toBeGreaterThan(200);
        return await withPool(database, contentsOf);
      }),
    ]);
    expect(contents).toEqual(expected);
  }, 120_000);

  test('do not begin on a database with accounts and without a record of migrations', async () => {
    const database = await makeDatabase();
    const migrateFirst = () =>
      withPool(database, (pool) => {
        pool.migrations.splice(1, pool.migrations.length - 2);
        return migrateServer(pool);
      });
    await migrateFirst();
    await withPool(database, (pool) => pool.query('DROP TABLE migrations'));
    await expect(migrateFirst()).rejects.toThrow(
      'it has accounts, but no record of its migrations',
    );
  });

  test('that fail for another reason are rejected', async () => {
    const database = await makeDatabase();
    const migrate = withPool(database, (pool) => {
      pool.migrations.splice(0, Number.POSITIVE_INFINITY, new TwiceTheSameRow1763600000001());
      return migrateServer(pool);
    });
    await expect(migrate).rejects.toMatchObject({ code: 'ER_DUP_ENTRY' });
  });
});
