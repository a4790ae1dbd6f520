import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import { useSyncExternalStore } from 'react';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Dispatch,
  type Middleware,
  type MiddlewareAPI,
  type UnknownAction,
} from 'redux';
import { thunk } from 'redux-thunk';
import { ownReducers } from './shell-state';

/**
 * Creates the store of a page or server render, to which pages add their parts. Uses Redux core,
 * not the toolkit, so a public page loads 12 kB (Brotli) less. Remotes that use RTK Query bring the
 * toolkit.
 */
export function createShellStore() {
  let parts = new Map<string, StorePart>();
  const { middleware, use } = changingMiddleware();
  const store = createStore(combineReducers(ownReducers), applyMiddleware(thunk, middleware));
  return {
    store,
    /**
     * Adds the store parts of a page. Adding the same part again changes nothing. A part of another
     * version of a remote replaces the existing one and clears its cache, whose data may have
     * another shape.
     */
    addParts(added: readonly StorePart[] = []): void {
      const fresh = added.filter((part) => parts.get(part.reducerPath) !== part);
      if (fresh.length === 0) return;
      const next = new Map(parts);
      for (const part of fresh) next.set(part.reducerPath, part);
      const injected = Object.fromEntries(
        [...next.values()].map((part) => [part.reducerPath, part.reducer]),
      );
      const reducer = combineReducers({ ...injected, ...ownReducers });
      // A faulty reducer throws here, before it can make every dispatch of the shell throw.
      reducer(undefined, { type: '' });
      for (const part of fresh) {
        const earlier = parts.get(part.reducerPath);
        if (earlier) store.dispatch(earlier.reset());
      }
      use([...next.values()].map((part) => part.middleware));
      parts = next;
      store.replaceReducer(reducer);
    },
    /** Clears all cached private data. */
    resetParts(): void {
      for (const part of parts.values()) store.dispatch(part.reset());
    },
  };
}

/** A middleware that delegates to a list of others, which can change at run time. */
function changingMiddleware(): {
  middleware: Middleware;
  use: (middlewares: readonly Middleware[]) => void;
} {
  type Link = (next: Dispatch) => Dispatch;
  const links = new Map<Middleware, Link>();
  let api: MiddlewareAPI | undefined;
  return {
    middleware: (given) => {
      api = given;
      return (next) => (action) =>
        [...links.values()].reduceRight<Dispatch>(
          (rest, link) => link(rest),
          next as Dispatch,
        )(action as UnknownAction);
    },
    use: (middlewares) => {
      for (const used of [...links.keys()]) if (!middlewares.includes(used)) links.delete(used);
      for (const one of middlewares) {
        if (!links.has(one) && api) links.set(one, one(api) as Link);
      }
    },
  };
}

export type ShellStore = ReturnType<typeof createShellStore>;
type ShellState = ReturnType<ShellStore['store']['getState']>;

/** Selects a part of the shell's state. Re-renders when the identity of the part changes. */
export function useShellState<Part>(
  { store }: ShellStore,
  select: (state: ShellState) => Part,
): Part {
  const current = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, current, current);
}
