import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import type { Transactions } from './transactions.js';

/**
 * The one way to the database. Everything that writes goes through `write`: what it does is stored as a whole or not at
 * all, and is stored for good once the promise is fulfilled.
 */
export class UnitOfWork {
  private readonly current = new AsyncLocalStorage<EntityManager>();

  constructor(
    private readonly reader: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** For reading; inside `write`, sees what was written there. */
  get read(): EntityManager {
    return this.current.getStore() ?? this.reader.manager;
  }

  /**
   * Runs the work in a transaction, or in the one it is called in. It may run again after a conflict on MySQL, and holds
   * up all other writes on SQLite: nothing but calls of the given manager belongs in it.
   */
  write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const outer = this.current.getStore();
    if (outer !== undefined) return work(outer);
    return this.transactions.run((manager) => this.current.run(manager, () => work(manager)));
  }
}
