import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/session-slice';
import { toastSlice } from '../toast/toast-slice';

/** A store of its own for each page or server render, and the door through which pages add to it. */
export function createShellStore() {
  const reducer = combineSlices(sessionSlice, toastSlice);
  const dynamic = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (standard) => standard().prepend(dynamic.middleware),
  });
  const parts = new Set<StorePart>();
  return {
    store,
    /** Takes in what a page needs; the same part a second time changes nothing. */
    addParts(added: readonly StorePart[] = []): void {
      for (const part of added) {
        if (parts.has(part)) continue;
        parts.add(part);
        store.replaceReducer(reducer.inject(part));
        dynamic.addMiddleware(part.middleware);
      }
    },
    /** Forgets every private answer. */
    resetParts(): void {
      for (const part of parts) store.dispatch(part.reset());
    },
  };
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['store']['getState']>;
