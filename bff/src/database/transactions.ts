import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { unavailable } from '../errors/api-errors.js';
import { isConflict, isLocked } from '../errors/database-errors.js';
import { WriteQueue } from './write-queue.js';

/** Milliseconds: the longest wait for the lock, and the longest pause between two attempts. */
const timeout = 20_000;
const longestPause = 50;

/**
 * Takes a lock of the embedded database as soon as no other process holds it, without blocking this
 * process.
 * @param take throws SQLITE_BUSY at once while the lock is held
 * @throws 503 when the lock is held too long
 */
async function withLockRetry(take: () => unknown): Promise<void> {
  const end = performance.now() + timeout;
  for (let pause = 1; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      take();
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > end) throw unavailable();
    }
    await wait(pause);
  }
}

/** Runs work in its own transaction. */
export interface Transactions {
  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result>;
}

/** The subset of the libsql connection that we use. */
interface Connection {
  prepare(sql: string): { run(): unknown };
}

/**
 * SQLite: TypeORM has one connection for each data source, on which concurrent transactions would
 * fail or lose each other's writes. Therefore there is one writer, and one transaction at a time.
 */
export class SingleWriter implements Transactions {
  private readonly queue = new WriteQueue();
  private readonly begin: { run(): unknown };
  private readonly commit: { run(): unknown };
  private readonly rollback: { run(): unknown };

  private constructor(
    private readonly writer: DataSource,
    connection: Connection,
  ) {
    this.begin = connection.prepare('BEGIN IMMEDIATE');
    this.commit = connection.prepare('COMMIT');
    this.rollback = connection.prepare('ROLLBACK');
  }

  static async on(writer: DataSource): Promise<SingleWriter> {
    // The driver is synchronous: waiting for another process's lock would block this whole process.
    await writer.query('PRAGMA busy_timeout = 0');
    return new SingleWriter(writer, await writer.createQueryRunner().connect());
  }

  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.queue.run(() => this.transaction(work));
  }

  private async transaction<Result>(work: (manager: EntityManager) => Promise<Result>) {
    const { manager } = this.writer.createQueryRunner();
    await withLockRetry(() => this.begin.run());
    try {
      const result = await work(manager);
      this.commit.run();
      return result;
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /** Rolls back. After some errors SQLite has already rolled back by itself. */
  private undo(): void {
    try {
      this.rollback.run();
    } catch {
      // No transaction was active any more.
    }
  }
}

const attempts = 6;

/**
 * MySQL: as many concurrent transactions as the pool has connections. A transaction that another
 * one made fail, for example by a deadlock, runs again.
 */
export class PooledTransactions implements Transactions {
  constructor(private readonly pool: DataSource) {}

  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.pool.transaction('READ COMMITTED', work);
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error;
      }
    }
  }
}
