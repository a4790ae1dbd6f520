import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { Table, TableBody, TableHead } from '@northcast/shared-ui/table/table';
import { TableHeader } from '@northcast/shared-ui/table/table-header';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import {
  type ColumnDef,
  getCoreRowModel,
  type Header,
  type RowData,
  useReactTable,
} from '@tanstack/react-table';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ListRow } from './list-row';
import { naturalOrder } from './list-state';
import { useListView } from './list-view';
import type { ListControl } from './use-list-state';

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** Column name in the header and on cards. */
    label: string;
    /** Visually hidden in the header, and omitted on cards. */
    labelHidden?: boolean;
    align?: 'start' | 'end';
    kind?: 'plain' | 'main' | 'actions' | 'select';
  }
}

export type Column<Row> = ColumnDef<Row> & { meta: { label: string } };

/** More columns than these have less room beside each value. */
const spaciousColumns = 8;

const Frame = styled.div`
  ${media.lg} {
    &[data-wide] :is(th, td):not(:first-child) {
      padding-inline: ${theme.space[2]};
    }
  }
`;

interface ListTableProps<Row extends { id: string }> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly control: ListControl;
  /** Whether the next rows are loading. */
  readonly busy: boolean;
  /** Called when a row is clicked outside its buttons. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}

/** One page of rows. The server sorts, filters and pages; the URL holds the state. */
export function ListTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  total,
  control: { state, change },
  busy,
  onOpen,
}: ListTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const { density } = useListView();
  useTopOnNewPage(frame, state.page);
  // A new status under a filter removes the row with its control.
  useLostFocus(frame, () =>
    frame.current?.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true }),
  );
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: columns as Column<Row>[],
    getRowId: (row) => row.id,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    state: {
      sorting: [{ id: state.sort, desc: state.order === 'desc' }],
      pagination: { pageIndex: state.page - 1, pageSize: state.perPage },
    },
    onSortingChange: (updater) => {
      const [sorting] = typeof updater === 'function' ? updater(table.getState().sorting) : updater;
      if (sorting) change({ sort: sorting.id, order: sorting.desc ? 'desc' : 'asc' });
    },
  });
  return (
    <Frame
      ref={frame}
      data-wide={columns.length > spaciousColumns || undefined}
      onFocus={({ target }) => revealWhole(target)}
    >
      <Table caption={caption} busy={busy} density={density}>
        <TableHead>
          {table.getFlatHeaders().map((header) => (
            <SortableHeader key={header.id} header={header} />
          ))}
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <ListRow key={row.id} row={row} columns={columns} onOpen={onOpen} />
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}

/**
 * Scrolls a control of a row into view: browsers leave it where it is if a part of it can be seen.
 * Not after a press of the mouse, which would then end beside the control.
 */
function revealWhole(control: HTMLElement): void {
  if (!control.matches('td :focus-visible')) return;
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

function SortableHeader<Row extends RowData>({
  header: { column },
}: {
  header: Header<Row, unknown>;
}) {
  const { label, labelHidden, align } = column.columnDef.meta ?? { label: '' };
  const sorted = column.getIsSorted();
  return (
    <TableHeader
      label={label}
      labelHidden={labelHidden}
      align={align}
      onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
      sorted={sorted === false ? undefined : directions[sorted]}
    />
  );
}

/** Makes a column sortable by a field, first in that field's natural order. */
export const sortable = (field: string) => ({
  // A column without one cannot be sorted; it is the column's id too.
  accessorKey: field,
  sortDescFirst: naturalOrder(field) === 'desc',
});

/** The column of a row's buttons. */
export const actionsColumn = {
  id: 'actions',
  meta: { label: 'Actions', labelHidden: true, kind: 'actions' },
} as const;

/** Scrolls to the start of the list when another page of it is shown. */
function useTopOnNewPage(frame: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = frame.current;
    element?.querySelector('[role="region"]')?.scrollTo(0, 0);
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [frame, page]);
}
