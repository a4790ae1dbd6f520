import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openDatabase } from '../src/database/database.js';
import { readSettings } from '../src/settings/settings.js';
import { runDirectory } from './migrated-file.js';
import { addressOf, onServer, selectFromServer } from './test-server.js';

/**
 * Pool of migrated schemas on the server. Migrating one takes seconds, most of them in the server,
 * so a schema that a suite returns is used again, in this process or another: its rows are deleted
 * and the rows of the migrations are restored. A free schema is a file of its name in `free/`;
 * renaming the file claims the schema. The global teardown drops all schemas.
 */
const free = () => join(runDirectory(), 'free');
const taken = () => join(runDirectory(), 'taken');

let migrated = 0;

export async function takeMigratedSchema(): Promise<string> {
  await Promise.all([free(), taken()].map((folder) => mkdir(folder, { recursive: true })));
  for (const schema of await readdir(free())) {
    // A connection that a killed process left open may still be writing.
    if ((await connectionsTo(schema)) > 0 || !(await take(schema))) continue;
    await restoreRows(schema);
    return schema;
  }
  return await migrateSchema();
}

export async function returnSchema(schema: string): Promise<void> {
  await rename(join(taken(), schema), join(free(), schema));
}

async function take(schema: string): Promise<boolean> {
  return await rename(join(free(), schema), join(taken(), schema)).then(
    () => true,
    () => false,
  );
}

async function connectionsTo(schema: string): Promise<number> {
  const query = `SELECT id FROM information_schema.processlist WHERE db = '${schema}'`;
  return (await selectFromServer(query)).length;
}

async function migrateSchema(): Promise<string> {
  migrated += 1;
  const schema = `${basename(runDirectory())}_${process.pid}_${migrated}_${Date.now()}`;
  await onServer(`CREATE DATABASE ${schema}`);
  const place = { DATA_DIR: runDirectory(), DATABASE_URL: addressOf(schema) };
  await (await openDatabase(readSettings(place), [])).close();
  await keepRows(schema);
  await writeFile(join(taken(), schema), '');
  return schema;
}

const seedsOf = (schema: string) => `${schema}_seeds`;

const tablesOf = (schema: string) =>
  selectFromServer(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = '${schema}'`,
  );

/** Copies the rows that the migrations insert. */
async function keepRows(schema: string): Promise<void> {
  const seeds = seedsOf(schema);
  await onServer(`CREATE DATABASE ${seeds}`);
  for (const table of await tablesOf(schema)) {
    const rows = await selectFromServer(`SELECT 1 FROM ${schema}.${table} LIMIT 1`);
    if (rows.length === 0 || table === 'migrations') continue;
    await onServer(`CREATE TABLE ${seeds}.${table} AS SELECT * FROM ${schema}.${table}`);
  }
}

async function restoreRows(schema: string): Promise<void> {
  const seeds = seedsOf(schema);
  const tables = (await tablesOf(schema)).filter((table) => table !== 'migrations');
  const kept = await tablesOf(seeds);
  await onServer(
    'START TRANSACTION',
    ...tables.map((table) => `DELETE FROM ${schema}.${table}`),
    ...kept.map((table) => `INSERT INTO ${schema}.${table} SELECT * FROM ${seeds}.${table}`),
    'COMMIT',
  );
}
