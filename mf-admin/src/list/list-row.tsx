import { TableCell, TableRow } from '@northcast/shared-ui/table/table';
import type { CellContext, ColumnDef, Row as TableModelRow } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';

const PressableRow = styled(TableRow)`
  cursor: pointer;
`;

/** Ignores clicks on controls in the row, and clicks that end a text selection. */
function isOnRowItself(target: EventTarget): boolean {
  const isControl = target instanceof Element && target.closest('a, button, select, label');
  return !isControl && window.getSelection()?.toString() === '';
}

/**
 * The content of a cell. `flexRender` would render a function as a component. A new function, as
 * new columns have, would then replace the elements that a user is pressing or has focused. Such a
 * function must not call hooks.
 */
function contentOf<Row extends object>(
  cell: ColumnDef<Row>['cell'],
  getContext: () => CellContext<Row, unknown>,
): ReactNode {
  return typeof cell === 'function' ? cell(getContext()) : cell;
}

interface ListRowProps<Row extends object> {
  readonly row: TableModelRow<Row>;
  /** Columns that the row was built with; a change of them re-renders the row. */
  readonly columns: readonly unknown[];
  readonly onOpen?: ((row: Row) => void) | undefined;
}

function PlainListRow<Row extends object>({ row, onOpen }: ListRowProps<Row>) {
  const Frame = onOpen ? PressableRow : TableRow;
  return (
    <Frame
      onClick={(event) => {
        if (isOnRowItself(event.target)) onOpen?.(row.original);
      }}
    >
      {row.getVisibleCells().map(({ id, column, getContext }) => {
        const { label, labelHidden, align, kind } = column.columnDef.meta ?? { label: '' };
        return (
          <TableCell
            key={id}
            align={align}
            kind={kind}
            label={kind === 'main' || labelHidden ? undefined : label}
          >
            {contentOf(column.columnDef.cell, getContext)}
          </TableCell>
        );
      })}
    </Frame>
  );
}

/** Every response creates new objects, even for unchanged rows, so compare field by field. */
function isSameRow<Row extends object>(
  { row: { original: before }, ...was }: ListRowProps<Row>,
  { row: { original: after }, ...is }: ListRowProps<Row>,
): boolean {
  if (was.columns !== is.columns || was.onOpen !== is.onOpen) return false;
  if (before === after) return true;
  const keys = Object.keys(after) as (keyof Row)[];
  return (
    keys.length === Object.keys(before).length && keys.every((key) => before[key] === after[key])
  );
}

/** Re-renders only when a value changed: sorting moves a hundred rows. */
export const ListRow = memo(PlainListRow, isSameRow) as typeof PlainListRow;
