import { createContext, useMemo, useState } from 'react';
import { type ListState, rowsOf } from './list-state';
import { nothingSelected, type Selection, toggled, withPage } from './selection';

interface Row {
  readonly id: string;
  readonly version: number;
}

/**
 * The selection for a row's checkbox. A context, because a memoised row re-renders only if its data
 * changed.
 */
export interface SelectionControl {
  readonly selection: Selection;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly selectPage: () => void;
  readonly selectAll: (total: number) => void;
  readonly clear: () => void;
}

export const SelectionContext = createContext<SelectionControl | null>(null);

/** The selected rows. A new search or filter may hide them, so it resets the selection. */
export function useSelection(rows: readonly Row[], state: ListState): SelectionControl {
  const filter = JSON.stringify(rowsOf(state));
  const [kept, setKept] = useState({ filter, selection: nothingSelected });
  const selection = kept.filter === filter ? kept.selection : nothingSelected;
  return useMemo(() => {
    const set = (next: Selection) => setKept({ filter, selection: next });
    return {
      selection,
      toggle: (id, isRange) => set(toggled(selection, rows, id, isRange)),
      selectPage: () => set(withPage(selection, rows)),
      selectAll: (all) => set({ ...nothingSelected, all }),
      clear: () => set(nothingSelected),
    };
  }, [selection, rows, filter]);
}
