import type { Middleware, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';

/** A reducer and its middleware, which the shell adds to its store when the page loads. */
export interface StorePart {
  /** The area's name. There is one part for each area: that of the version loaded last. */
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** Wraps the page and provides the store to its hooks. */
  readonly Provider: ComponentType<{ store: Store; children: ReactNode }>;
  /** Clears the state; dispatched on sign-out. */
  readonly reset: () => UnknownAction;
}
