import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Dispatch,
  type Middleware,
  type MiddlewareAPI,
  type Reducer,
  type UnknownAction,
} from 'redux';
import { thunk } from 'redux-thunk';
import { sessionReducer } from '../session/session-state';
import { toastReducer } from '../toast/toast-state';

const ownReducers = {
  session: sessionReducer as Reducer<ReturnType<typeof sessionReducer>, UnknownAction>,
  toast: toastReducer as Reducer<ReturnType<typeof toastReducer>, UnknownAction>,
};

/**
 * A store of its own for each page or server render, and the door through which pages add to it. Redux's core, not the toolkit: a
 * public page carries 12 kB (brotli) less; remotes that read and write through RTK Query bring the toolkit with them.
 */
export function createShellStore() {
  const parts = new Set<StorePart>();
  const { middleware, add } = growingMiddleware();
  const store = createStore(combineReducers(ownReducers), applyMiddleware(thunk, middleware));
  return {
    store,
    /** Takes in what a page needs; the same part a second time changes nothing. */
    addParts(added: readonly StorePart[] = []): void {
      const fresh = added.filter((part) => !parts.has(part));
      if (fresh.length === 0) return;
      for (const part of fresh) {
        parts.add(part);
        add(part.middleware);
      }
      const injected = Object.fromEntries(
        [...parts].map((part) => [part.reducerPath, part.reducer]),
      );
      store.replaceReducer(combineReducers({ ...injected, ...ownReducers }));
    },
    /** Forgets every private answer. */
    resetParts(): void {
      for (const part of parts) store.dispatch(part.reset());
    },
  };
}

/** A middleware to which others are added while the store runs. */
function growingMiddleware(): { middleware: Middleware; add: (added: Middleware) => void } {
  const added: Middleware[] = [];
  const links: ((next: Dispatch) => Dispatch)[] = [];
  let api: MiddlewareAPI | undefined;
  return {
    middleware: (given) => {
      api = given;
      return (next) => (action) =>
        links.reduceRight<Dispatch>(
          (rest, link) => link(rest),
          next as Dispatch,
        )(action as UnknownAction);
    },
    add: (one) => {
      if (added.includes(one) || !api) return;
      added.push(one);
      links.push(one(api) as (next: Dispatch) => Dispatch);
    },
  };
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['store']['getState']>;
