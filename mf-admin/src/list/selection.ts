/** Rows that are chosen, by id, with the version that was seen of each; they may stand on several pages. */
export interface Selection {
  readonly versions: ReadonlyMap<string, number>;
  /** Where a range begins: the row that was pressed last. */
  readonly anchor: string | null;
  /** How many rows the filter found when all of them were chosen, those of other pages too; else null. */
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
 * Chooses a row, or takes it out; as a range all between it and the last one pressed become what it becomes. From a choice of all
 * it goes on with the rows of the page.
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

/** Chooses all rows of a page, beside those of others. */
export function withPage({ versions, anchor }: Selection, rows: readonly Row[]): Selection {
  const page = rows.map(({ id, version }) => [id, version] as const);
  return { versions: new Map([...versions, ...page]), anchor, all: null };
}

export const isPageSelected = (selection: Selection, rows: readonly Row[]): boolean =>
  rows.every(({ id }) => isSelected(selection, id));

/** The rows from one to the other, whichever stands first; the other alone where the one is not on the page. */
function between(rows: readonly Row[], one: string | null, other: string): readonly Row[] {
  const ends = [one ?? other, other].map((id) => rows.findIndex((row) => row.id === id));
  if (ends.includes(-1)) return rows.filter(({ id }) => id === other);
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}
