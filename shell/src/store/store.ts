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
import { sessionReducer } from './session-state';
import { toastReducer } from './toast-state';

const ownReducers = {
  session: sessionReducer as Reducer<ReturnType<typeof sessionReducer>, UnknownAction>,
  toast: toastReducer as Reducer<ReturnType<typeof toastReducer>, UnknownAction>,
};

/**
 * A store of its own for each page or server render, and the door through which pages add to it. Redux's core, not the toolkit: a
 * public page carries 12 kB (brotli) less; remotes that read and write through RTK Query bring the toolkit with them.
 */
export function createShellStore() {
  const parts = new Map<string, StorePart>();
  const { middleware, use } = changingMiddleware();
  const store = createStore(combineReducers(ownReducers), applyMiddleware(thunk, middleware));
  return {
    store,
    /**
     * Takes in what a page needs; the same part a second time changes nothing. The part of another
     * version of an area takes the place of the one that is there, whose answers are forgotten:
     * they may be of another form.
     */
    addParts(added: readonly StorePart[] = []): void {
      const fresh = added.filter((part) => parts.get(part.reducerPath) !== part);
      if (fresh.length === 0) return;
      for (const part of fresh) {
        const earlier = parts.get(part.reducerPath);
        if (earlier) store.dispatch(earlier.reset());
        parts.set(part.reducerPath, part);
      }
      use([...parts.values()].map((part) => part.middleware));
      const injected = Object.fromEntries(
        [...parts.values()].map((part) => [part.reducerPath, part.reducer]),
      );
      store.replaceReducer(combineReducers({ ...injected, ...ownReducers }));
    },
    /** Forgets every private answer. */
    resetParts(): void {
      for (const part of parts.values()) store.dispatch(part.reset());
    },
  };
}

/** A middleware made of others, which change while the store runs. */
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
export type ShellState = ReturnType<ShellStore['store']['getState']>;
