import type { Middleware, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';

/** A reducer and its middleware that a page adds to the shell's store when it arrives. */
export interface StorePart {
  /** The area's name: of each area there is one part, that of the version last loaded. */
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** Stands around the page and gives its hooks the store. */
  readonly Provider: ComponentType<{ store: Store; children: ReactNode }>;
  /** Forgets everything; sent when the person signs out. */
  readonly reset: () => UnknownAction;
}
