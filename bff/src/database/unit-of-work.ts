import type { DataSource, EntityManager } from 'typeorm';
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

type Action = () => void;

/** Actions by the manager of the current transaction. */
const collected = new WeakMap<EntityManager, Action[]>();

/**
 * Runs the action after the manager's transaction commits; never after a rollback. The action must
 * not throw.
 */
export function afterCommit(manager: EntityManager, action: Action): void {
  collected.get(manager)?.push(action);
}

/**
 * @returns the list that `afterCommit` adds to from now on; each attempt at a transaction has its
 * own
 */
function collectActions(manager: EntityManager): readonly Action[] {
  const actions: Action[] = [];
  collected.set(manager, actions);
  return actions;
}
