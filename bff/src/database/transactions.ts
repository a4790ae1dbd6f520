import type { DataSource, EntityManager } from 'typeorm';
import { isConflict } from './database-faults.js';
import { WriteQueue } from './write-queue.js';

/** Runs work in a transaction of its own. */
export interface Transactions {
  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result>;
}

/**
 * SQLite: TypeORM has one connection for each data source, on which transactions would fail or swallow each other's
 * writes. So one writer, one transaction at a time.
 */
export class SingleWriter implements Transactions {
  private readonly queue = new WriteQueue();

  constructor(private readonly writer: DataSource) {}

  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.queue.run(() => this.transaction(work));
  }

  private async transaction<Result>(work: (manager: EntityManager) => Promise<Result>) {
    const runner = this.writer.createQueryRunner();
    await runner.query('BEGIN IMMEDIATE');
    try {
      const result = await work(runner.manager);
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
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
