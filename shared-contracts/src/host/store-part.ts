import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** A reducer and its middleware that a page adds to the shell's store when it arrives. */
export interface StorePart {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** Forgets everything; sent when the person signs out. */
  readonly reset: () => UnknownAction;
}
