import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedFile } from './migrated-file.js';
import { returnSchema, takeMigratedSchema } from './migrated-schemas.js';
import { addressOf, onServer, testServer } from './test-server.js';

/** The database of a suite; the global setup finds the MySQL server. */
export type DatabaseName = 'sqlite' | 'mysql';

/** The databases that every suite runs on. */
export const databases: readonly DatabaseName[] =
  testServer === undefined ? ['sqlite'] : ['sqlite', 'mysql'];

/** A suite's own database. */
export interface TestDatabase {
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  remove(): Promise<void>;
}

let made = 0;

/** A database without tables, for a suite that migrates it itself or changes its tables. */
export async function makeEmptyDatabase(name: DatabaseName): Promise<TestDatabase> {
  if (name === 'sqlite') return inDirectory(null, async () => undefined);
  made += 1;
  const schema = `northcast_test_${process.pid}_${made}`;
  await onServer(`DROP DATABASE IF EXISTS ${schema}`);
  await onServer(`CREATE DATABASE ${schema}`);
  return inDirectory(addressOf(schema), () => onServer(`DROP DATABASE ${schema}`));
}

/**
 * A migrated database. Migrations run once for many suites: each suite takes a copy, or a database
 * that another one has returned.
 */
export async function makeDatabase(name: DatabaseName): Promise<TestDatabase> {
  if (name === 'sqlite') {
    const database = await inDirectory(null, async () => undefined);
    await copyMigratedFile(database.dataDirectory);
    return database;
  }
  const schema = await takeMigratedSchema();
  return inDirectory(addressOf(schema), () => returnSchema(schema));
}

async function inDirectory(
  databaseUrl: string | null,
  removeSchema: () => Promise<void>,
): Promise<TestDatabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'northcast-test-'));
  return {
    dataDirectory,
    databaseUrl,
    remove: async () => {
      await rm(dataDirectory, { recursive: true, force: true });
      await removeSchema();
    },
  };
}
