import type { EntityManager } from 'typeorm';

type Action = () => void;

/** By the manager of the transaction that is under way. */
const collected = new WeakMap<EntityManager, Action[]>();

/** Runs the action once the manager's transaction is committed, and never where it is rolled back. It must not throw. */
export function afterCommit(manager: EntityManager, action: Action): void {
  collected.get(manager)?.push(action);
}

/** @returns the list that `afterCommit` adds to from now on: each attempt at a transaction has its own */
export function collectActions(manager: EntityManager): readonly Action[] {
  const actions: Action[] = [];
  collected.set(manager, actions);
  return actions;
}
