import type { Settings } from '../settings/settings.js';
import {
  type Entities,
  embeddedFile,
  openEmbeddedSource,
  openServerSource,
} from './data-sources.js';
import { migrateEmbedded } from './migrate.js';
import { holdingLock } from './process-lock.js';
import { PooledTransactions, SingleWriter } from './transactions.js';
import { UnitOfWork } from './unit-of-work.js';

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
  // See `SingleWriter`; a reader waits for nobody but a process that is just recovering the file.
  await reader.query('PRAGMA busy_timeout = 50');
  return {
    unitOfWork: new UnitOfWork(reader, await SingleWriter.on(writer)),
    // Its transactions are alone anyway.
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
    await holdingLock(pool, () => pool.runMigrations({ transaction: 'none' }));
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
