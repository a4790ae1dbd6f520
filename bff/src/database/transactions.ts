import type { DataSource, EntityManager } from 'typeorm';
import { isConflict } from '../errors/database-errors.js';
import { withLockRetry } from './lock-retry.js';
import { WriteQueue } from './write-queue.js';

/** Runs work in a transaction of its own. */
export interface Transactions {
  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result>;
}

/** What is used of the embedded database's own connection. */
interface Connection {
  prepare(sql: string): { run(): unknown };
}

/**
 * SQLite: TypeORM has one connection for each data source, on which transactions would fail or swallow each other's
 * writes. So one writer, one transaction at a time.
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
    // The driver is synchronous: waiting for another process's lock would stop everything else that this one does.
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

  /** SQLite has rolled back by itself after some failures, and then there is nothing left to undo. */
  private undo(): void {
    try {
      this.rollback.run();
    } catch {
      // Nothing was under way any more.
    }
  }
}

const attempts = 6;

/** MySQL: as many transactions as the pool has connections; one that lost a deadlock runs again. */
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
