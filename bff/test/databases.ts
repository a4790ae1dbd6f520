import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedFile } from './migrated-file.js';
import { giveBack, takeMigratedSchema } from './migrated-schemas.js';
import { addressOf, onServer, testServer } from './test-server.js';

/** Where a suite runs; the server's address is found by the global setup. */
export type DatabaseName = 'sqlite' | 'mysql';

/** Every suite runs on each of these. */
export const databases: readonly DatabaseName[] =
  testServer === undefined ? ['sqlite'] : ['sqlite', 'mysql'];

/** A database of one suite's own. */
export interface TestDatabase {
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  remove(): Promise<void>;
}

let made = 0;

/** One without any table, for a suite that migrates it itself or changes its tables. */
export async function makeEmptyDatabase(name: DatabaseName): Promise<TestDatabase> {
  if (name === 'sqlite') return inDirectory(null, async () => undefined);
  made += 1;
  const schema = `northcast_test_${process.pid}_${made}`;
  await onServer(`DROP DATABASE IF EXISTS ${schema}`);
  await onServer(`CREATE DATABASE ${schema}`);
  return inDirectory(addressOf(schema), () => onServer(`DROP DATABASE ${schema}`));
}

/** One as the migrations leave it. They run once for many suites: each takes a copy, or what another has given back. */
export async function makeDatabase(name: DatabaseName): Promise<TestDatabase> {
  if (name === 'sqlite') {
    const database = await inDirectory(null, async () => undefined);
    await copyMigratedFile(database.dataDirectory);
    return database;
  }
  const schema = await takeMigratedSchema();
  return inDirectory(addressOf(schema), () => giveBack(schema));
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
