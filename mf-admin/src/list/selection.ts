import { createContext, useMemo, useState } from 'react';
import { type ListState, queryOf, rowsOf } from './list-state';

/**
 * Selected rows by id, with the version that the user saw of each; they may be on several pages.
 */
export interface Selection {
  readonly versions: ReadonlyMap<string, number>;
  /** The row pressed last, where a range begins. */
  readonly anchor: string | null;
  /**
   * If all rows of the filter are selected, including other pages: their number when that was
   * chosen. Otherwise null.
   */
  readonly all: number | null;
}

interface Row {
  readonly id: string;
  readonly version: number;
}

export const nothingSelected: Selection = { versions: new Map(), anchor: null, all: null };

export const selectedCount = ({ versions, all }: Selection): number => all ?? versions.size;

export const isSelected = ({ versions, all }: Selection, id: string): boolean =>
  all !== null || versions.has(id);

/**
 * Toggles a row. A range gives all rows between it and the last one pressed the same new state. If
 * all rows were selected, the selection becomes the rows of this page first.
 */
export function toggled(
  selection: Selection,
  rows: readonly Row[],
  id: string,
  isRange: boolean,
): Selection {
  const { versions, anchor } = selection.all === null ? selection : withPage(selection, rows);
  const isChosen = !versions.has(id);
  const next = new Map(versions);
  for (const row of isRange ? between(rows, anchor, id) : rows.filter((each) => each.id === id)) {
    if (isChosen) next.set(row.id, row.version);
    else next.delete(row.id);
  }
  return { versions: next, anchor: id, all: null };
}

/** Adds all rows of a page to the selection. */
export function withPage({ versions, anchor }: Selection, rows: readonly Row[]): Selection {
  const page = rows.map(({ id, version }) => [id, version] as const);
  return { versions: new Map([...versions, ...page]), anchor, all: null };
}

/** Deselects rows that have left their page: `before` is the page as it was read earlier. */
function withoutLeft(
  selection: Selection,
  before: readonly Row[],
  rows: readonly Row[],
): Selection {
  const present = new Set(rows.map(({ id }) => id));
  const left = before.filter(({ id }) => selection.versions.has(id) && !present.has(id));
  if (left.length === 0) return selection;
  const versions = new Map(selection.versions);
  for (const { id } of left) versions.delete(id);
  return { ...selection, versions };
}

/** Deselects the rows of an earlier selection. */
function without(selection: Selection, earlier: Selection): Selection {
  if (selection === earlier) return nothingSelected;
  if (earlier.all !== null) return selection.all === null ? selection : nothingSelected;
  const left = [...selection.versions].filter(([id]) => !earlier.versions.has(id));
  return { ...selection, versions: new Map(left) };
}

export const isPageSelected = (selection: Selection, rows: readonly Row[]): boolean =>
  rows.every(({ id }) => isSelected(selection, id));

/** The rows between two ids in either order; only `other` if `one` is not on the page. */
function between(rows: readonly Row[], one: string | null, other: string): readonly Row[] {
  const ends = [one ?? other, other].map((id) => rows.findIndex((row) => row.id === id));
  if (ends.includes(-1)) return rows.filter(({ id }) => id === other);
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
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
  /** Deselects the rows of this selection; if it is called later, rows selected since stay. */
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
      clear: () =>
        setKept((now) =>
          now.filter === filter ? { filter, selection: without(now.selection, selection) } : now,
        ),
    };
  }, [selection, rows, isLoading, filter]);
}
