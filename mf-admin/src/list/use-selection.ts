import { createContext, useMemo, useState } from 'react';
import { type ListState, queryOf, rowsOf } from './list-state';
import { nothingSelected, type Selection, toggled, withoutLeft, withPage } from './selection';

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
  /** Whether the rows of the current address are loading; nothing can be selected meanwhile. */
  readonly isLoading: boolean;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly selectPage: () => void;
  readonly selectAll: (total: number) => void;
  readonly clear: () => void;
}

export const SelectionContext = createContext<SelectionControl | null>(null);

const noRows: readonly Row[] = [];

/**
 * The selected rows. A new search or filter may hide them, so it resets the selection. A row that
 * leaves its page when the page is read again, because it was deleted or no longer matches, leaves
 * the selection: nobody could see that a bulk action changes it.
 * @param current the rows of this very address, not those of an earlier one that are shown while
 * they load: the filter may exclude the earlier ones
 */
export function useSelection(
  current: readonly Row[] | undefined,
  state: ListState,
): SelectionControl {
  const rows = current ?? noRows;
  const isLoading = current === undefined;
  const filter = JSON.stringify(rowsOf(state));
  const [kept, setKept] = useState({ filter, selection: nothingSelected });
  const selection = kept.filter === filter ? kept.selection : nothingSelected;
  const page = JSON.stringify(queryOf(state));
  const [shown, setShown] = useState({ page, rows });
  if (current !== undefined && (shown.page !== page || shown.rows !== rows)) {
    setShown({ page, rows });
    const before = shown.page === page ? shown.rows : noRows;
    setKept({ filter, selection: withoutLeft(selection, before, rows) });
  }
  return useMemo(() => {
    const set = (next: Selection) => setKept({ filter, selection: next });
    return {
      selection,
      isLoading,
      toggle: (id, isRange) => {
        if (!isLoading) set(toggled(selection, rows, id, isRange));
      },
      selectPage: () => set(withPage(selection, rows)),
      selectAll: (all) => set({ ...nothingSelected, all }),
      clear: () => set(nothingSelected),
    };
  }, [selection, rows, isLoading, filter]);
}
