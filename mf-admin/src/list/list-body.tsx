import type { Page } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { callErrorOf } from '../calls/call-error';
import { useSessionEnd } from '../calls/call-failure';
import { shownColumns } from './columns';
import { ListFooter, type Noun } from './list-footer';
import { isFiltered, noFilter } from './list-state';
import { type Column, ListTable } from './list-table';
import { hiddenOf, useListView } from './list-view';
import type { ListControl } from './use-list-state';

/** What a paged read of RTK Query answers; `data` is the last page that arrived, whatever it was asked for. */
export interface PagedRead<Row> {
  readonly data?: Page<Row> | undefined;
  /** The page that is asked for, once it has arrived. */
  readonly currentData?: Page<Row> | undefined;
  readonly error?: CallError | SerializedError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListBodyProps<Row extends { id: string }> {
  /** The list's name in the view menu, where columns can be chosen. */
  readonly list?: string;
  readonly read: PagedRead<Row>;
  readonly control: ListControl;
  readonly noun: Noun;
  /** How the first row comes about. */
  readonly emptyText: string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** What a press anywhere on a row does. */
  readonly onOpen: (row: Row) => void;
}

/** The rows, or why there are none: loading, failed, nothing yet, nothing that matches. */
export function ListBody<Row extends { id: string }>({
  list = '',
  read,
  control,
  noun,
  emptyText,
  caption,
  columns,
  onOpen,
}: ListBodyProps<Row>) {
  const { data, currentData, error, isFetching, refetch } = read;
  useSessionEnd(error);
  useLastPage(read, control);
  const hidden = hiddenOf(useListView(), list);
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  // A list that somebody reads stays where it could not be read again.
  if (error && currentData === undefined) {
    return (
      <ErrorPanel
        title={`Failed to load ${noun.many}`}
        text={whatToDo(callErrorOf(error))}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) return <SpinnerPanel label={`Loading ${noun.many}`} />;
  if (data.total > 0) {
    return (
      <>
        <ListTable
          caption={caption}
          columns={shown}
          rows={data.rows}
          total={data.total}
          control={control}
          busy={isFetching}
          onOpen={onOpen}
        />
        <ListFooter control={control} total={data.total} noun={noun} />
      </>
    );
  }
  return isFiltered(control.state) ? (
    <EmptyState
      icon="search"
      headingLevel={2}
      title={`No ${noun.many} match`}
      text="Try another word or take the filter away."
      action={
        <Button variant="secondary" onClick={() => control.change(noFilter)}>
          Clear search and filter
        </Button>
      }
    />
  ) : (
    <EmptyState headingLevel={2} title={`No ${noun.many} yet`} text={emptyText} />
  );
}

/** A failure that the server answered with is not the reader's connection. */
function whatToDo({ status, serverMessage }: CallError): string {
  if (serverMessage) return serverMessage;
  return status === 0
    ? 'Please check your connection and try again.'
    : 'The fault is on our side. Please try again in a moment.';
}

/** A page behind the end, as after the deletion of the last row of the last page, gives way to the last one. */
function useLastPage<Row>({ data, isFetching }: PagedRead<Row>, control: ListControl): void {
  const { page, perPage } = control.state;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const isBehind = data !== undefined && !isFetching && page > lastPage;
  useEffect(() => {
    if (isBehind) control.change({ page: lastPage }, { replace: true });
  }, [isBehind, lastPage, control.change]);
}
