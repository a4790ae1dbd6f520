import type { Column } from './list-table';

/** What a column is kept by. */
export function columnId<Row>(column: Column<Row>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
}

/** Those that can be left out: not the first one, by which a row is known, and none of checkboxes or buttons. */
export function optionalColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(({ meta }) => !meta.labelHidden).slice(1);
}

/** In their order, without those that are left out. */
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
