import type { EntityManager } from 'typeorm';

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
export function collectActions(manager: EntityManager): readonly Action[] {
  const actions: Action[] = [];
  collected.set(manager, actions);
  return actions;
}
