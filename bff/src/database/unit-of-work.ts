import type { DataSource, EntityManager } from 'typeorm';
import { collectActions } from './after-commit.js';
import type { Transactions } from './transactions.js';

/**
 * The one way to the database. Everything that writes goes through `write`: what it does is stored as a whole or not at
 * all, and is stored for good once the promise is fulfilled.
 */
export class UnitOfWork {
  constructor(
    private readonly reader: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** For reading outside of `write`. */
  get read(): EntityManager {
    return this.reader.manager;
  }

  /**
   * Runs the work in a transaction of its own. It may run again after a conflict on MySQL, and holds up all other writes on
   * SQLite: nothing but calls of the manager it is given belongs in it, another `write` least of all. What is to follow once it is
   * stored goes through `afterCommit`.
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
