import { useSyncExternalStore } from 'react';
import type { ShellState, ShellStore } from './store';

/** A part of the shell's own state; the part's identity says whether it changed. */
export function useShellState<Part>(
  { store }: ShellStore,
  select: (state: ShellState) => Part,
): Part {
  const current = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, current, current);
}
