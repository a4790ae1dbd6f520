import { useSyncExternalStore } from 'react';
import type { ShellState, ShellStore } from './store';

/** Selects a part of the shell's state. Re-renders when the identity of the part changes. */
export function useShellState<Part>(
  { store }: ShellStore,
  select: (state: ShellState) => Part,
): Part {
  const current = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, current, current);
}
