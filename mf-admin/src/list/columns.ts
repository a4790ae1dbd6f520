import type { Column } from './list-table';

/** The key of a column in stored settings. */
export function columnId<Row>(column: Column<Row>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
}

/**
 * Columns that can be hidden: not the first one, which identifies the row, and not checkboxes or
 * buttons.
 */
export function optionalColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(({ meta }) => !meta.labelHidden).slice(1);
}

/** The columns in order, without hidden ones. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): readonly Column<Row>[] {
  const left = new Set(optionalColumns(columns).map(columnId));
  return columns.filter((column) => {
    const id = columnId(column);
    return !left.has(id) || !hidden.includes(id);
  });
}
