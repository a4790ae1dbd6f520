import type { DataSource } from 'typeorm';
import type { Settings } from '../settings/settings.js';
import { embeddedDataSource, embeddedFile, serverDataSource } from './data-sources.js';
import { migrate } from './migrate.js';
import { PooledTransactions, SingleWriter } from './transactions.js';
import { UnitOfWork } from './unit-of-work.js';

/** An open database with its schema up to date. */
export interface Database {
  readonly unitOfWork: UnitOfWork;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
}

/** @throws the driver's error when the database can't be reached */
export function openDatabase(settings: Settings): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbedded(embeddedFile(settings.dataDirectory))
    : openServer(settings.databaseUrl);
}

async function openEmbedded(file: string): Promise<Database> {
  const writer = await embeddedDataSource(file, 'writer').initialize();
  await migrate(writer);
  const reader = await embeddedDataSource(file, 'reader').initialize();
  return {
    unitOfWork: new UnitOfWork(reader, new SingleWriter(writer)),
    isEmbedded: true,
    close: () => closeAll([reader, writer]),
  };
}

async function openServer(url: string): Promise<Database> {
  const pool = await serverDataSource(url).initialize();
  try {
    await migrate(pool);
  } catch (error) {
    await pool.destroy();
    throw error;
  }
  return {
    unitOfWork: new UnitOfWork(pool, new PooledTransactions(pool)),
    isEmbedded: false,
    close: () => closeAll([pool]),
  };
}

async function closeAll(sources: readonly DataSource[]): Promise<void> {
  for (const source of sources) await source.destroy();
}
