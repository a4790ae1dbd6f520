import type { DataSource, EntityManager } from 'typeorm';
import { collectActions } from './after-commit.js';
import type { Transactions } from './transactions.js';

/**
 * The only way to the database. All writes go through `write`, which is atomic, and durable once
 * its promise is fulfilled.
 */
export class UnitOfWork {
  constructor(
    private readonly reader: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** For reads outside of `write`. */
  get read(): EntityManager {
    return this.reader.manager;
  }

  /**
   * Runs the work in its own transaction. On MySQL the work may run again after a conflict; on
   * SQLite it blocks all other writes. So it must only call its manager, and never another `write`.
   * Use `afterCommit` for what follows the commit.
   */
  async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    let actions: ReturnType<typeof collectActions> = [];
    const result = await this.transactions.run((manager) => {
      actions = collectActions(manager);
      return work(manager);
    });
    for (const action of actions) action();
    return result;
  }
}
