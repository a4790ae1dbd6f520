import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isConnectionError } from '../errors/database-errors.js';
import type { Settings } from '../settings/settings.js';
import {
  type Entities,
  embeddedFile,
  openEmbeddedSource,
  openServerSource,
} from './data-sources.js';
import { migrateServer } from './migrations.js';
import { PooledTransactions, SingleWriter } from './transactions.js';
import { UnitOfWork } from './unit-of-work.js';

/** Most seconds to wait for another process. */
const timeoutSeconds = 60;

/**
 * Runs work that only one process may do at a time, under a named lock of the server. A dedicated
 * connection holds the lock, which ends with that connection.
 */
async function holdingLock<Result>(pool: DataSource, work: () => Promise<Result>): Promise<Result> {
  const runner = pool.createQueryRunner();
  const lock = `northcast ${pool.driver.database ?? ''}`.slice(0, 64);
  try {
    const [row] = await pool.query<{ got: number | string | null }[]>(
      'SELECT GET_LOCK(?, ?) AS got',
      [lock, timeoutSeconds],
      runner,
    );
    if (Number(row?.got) !== 1) {
      throw new Error(`another process has been preparing the database for ${timeoutSeconds} s`);
    }
    return await work().finally(() => runner.query('SELECT RELEASE_LOCK(?)', [lock]));
  } finally {
    await runner.release();
  }
}

/** An open database with its schema up to date. */
export abstract class Database {
  abstract readonly unitOfWork: UnitOfWork;
  /** Runs work that only one process may do at a time, such as filling an empty database. */
  abstract withExclusiveLock<Result>(work: () => Promise<Result>): Promise<Result>;
  abstract close(): Promise<void>;
}

/** @throws the driver's error when the database can't be reached */
export function openDatabase(settings: Settings, entities: Entities): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbedded(embeddedFile(settings.dataDirectory), entities)
    : openServer(settings.databaseUrl, entities);
}

async function openEmbedded(file: string, entities: Entities): Promise<Database> {
  const writer = await openEmbeddedSource(file, 'writer', entities);
  await migrateEmbedded(writer);
  const reader = await openEmbeddedSource(file, 'reader', entities);
  // A reader waits only for a process that is recovering the file; for writes see `SingleWriter`.
  await reader.query('PRAGMA busy_timeout = 50');
  return {
    unitOfWork: new UnitOfWork(reader, await SingleWriter.on(writer)),
    // Embedded transactions are exclusive anyway.
    withExclusiveLock: (work) => work(),
    close: async () => {
      await reader.destroy();
      await writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
      await writer.destroy();
    },
  };
}

async function openServer(url: string, entities: Entities): Promise<Database> {
  const pool = await openServerSource(url, entities);
  try {
    await holdingLock(pool, () => migrateServer(pool));
  } catch (error) {
    await pool.destroy();
    throw error;
  }
  return {
    unitOfWork: new UnitOfWork(pool, new PooledTransactions(pool)),
    withExclusiveLock: (work) => holdingLock(pool, work),
    close: () => pool.destroy(),
  };
}

/**
 * Migrates the embedded database. If several processes do so at once, one works, and the others
 * wait and find it done. The lock is SQLite's own, on the connection that runs the migrations.
 */
export async function migrateEmbedded(writer: DataSource): Promise<void> {
  const runner = writer.createQueryRunner();
  await runner.query('BEGIN IMMEDIATE');
  try {
    await writer.runMigrations({ transaction: 'none' });
    await runner.query('COMMIT');
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Milliseconds between attempts: about 20 s in total. */
const pauses = [250, 500, 1000, 2000, 4000, 5000, 7000];

/**
 * Opens the database, and tries again while it is unreachable. Reports each attempt on standard
 * output.
 * @param waits milliseconds between the attempts
 * @throws an error whose message is readable for an operator
 */
export async function connectWithRetry(
  settings: Settings,
  entities: Entities,
  waits: readonly number[] = pauses,
): Promise<Database> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await openDatabase(settings, entities);
    } catch (error) {
      const pause = waits[attempt];
      if (pause === undefined || !isConnectionError(error)) throw new Error(reasonOf(error));
      process.stdout.write(`${reasonOf(error)}; trying again in ${pause / 1000} s\n`);
      await wait(pause);
    }
  }
}

/** The reason why the database did not open, without user and password. */
export function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  const message = error instanceof Error ? error.message : String(error);
  return `The database cannot be opened: ${message || code}`;
}
