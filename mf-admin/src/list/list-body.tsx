import type { Page } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { callErrorOf, useSessionEnd } from '../calls/call-failure';
import { shownColumns } from './columns';
import type { Noun } from './count-text';
import { ListFooter } from './list-footer';
import { PageFrame } from './list-page';
import { isFiltered, noFilter } from './list-state';
import { type Column, ListTable } from './list-table';
import { hiddenOf, useListView } from './list-view';
import { NewRowsStrip } from './new-rows-strip';
import type { NewRows } from './use-held-list';
import type { ListControl } from './use-list-state';

/**
 * Result of a paged RTK Query read. `data` is the last page that arrived, whatever its arguments.
 */
export interface PagedRead<Row> {
  readonly data?: Page<Row> | undefined;
  /** The requested page, once it has arrived. */
  readonly currentData?: Page<Row> | undefined;
  readonly error?: CallError | SerializedError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

const Frame = styled.div`
  scroll-margin-block-start: calc(${theme.size.bar} + ${theme.space[4]});

  &:focus {
    outline: none;
  }
`;

interface ListBodyProps<Row extends { id: string }> {
  /** The list's name in stored view settings; set if columns can be hidden. */
  readonly list?: string;
  readonly read: PagedRead<Row>;
  /** Rows that arrived since the list was read. */
  readonly news?: NewRows;
  readonly control: ListControl;
  readonly noun: Noun;
  /** Explains how the first row is created. */
  readonly emptyText: string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Called when a row is clicked; omitted if there is nothing more to show. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}

/** The rows or an empty state, below a notice about new rows. */
export function ListBody<Row extends { id: string }>(props: ListBodyProps<Row>) {
  const { news, noun } = props;
  const frame = useRef<HTMLDivElement>(null);
  if (news === undefined) return <Rows {...props} />;
  return (
    <Frame ref={frame} tabIndex={-1}>
      <NewRowsStrip news={news} noun={noun} onShown={() => showBeginning(frame.current)} />
      <PageFrame>
        <Rows {...props} />
      </PageFrame>
    </Frame>
  );
}

/** Moves the focus to the start of the list and scrolls there if it is above the viewport. */
function showBeginning(frame: HTMLElement | null): void {
  frame?.focus({ preventScroll: true });
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
}

function Rows<Row extends { id: string }>({
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
  // If a refetch fails, the rows already shown stay.
  if (error && currentData === undefined) {
    return (
      <ErrorPanel
        title={`Failed to load ${noun.many}`}
        text={callErrorOf(error).serverMessage || failureAdvice(error)}
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
        <ListFooter
          control={control}
          total={data.total}
          noun={noun}
          isStale={error !== undefined && !isFetching}
        />
      </>
    );
  }
  return isFiltered(control.state) ? (
    <EmptyState
      icon="search"
      headingLevel={2}
      title={`No ${noun.many} match`}
      text="Try another word or clear the filter."
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

/**
 * Goes to the last page if the current one no longer exists, for example after the last row of the
 * last page was deleted.
 */
function useLastPage<Row>({ currentData, isFetching }: PagedRead<Row>, control: ListControl): void {
  const { page, perPage } = control.state;
  const lastPage = Math.max(1, Math.ceil((currentData?.total ?? 0) / perPage));
  const isBehind = currentData !== undefined && !isFetching && page > lastPage;
  useEffect(() => {
    if (isBehind) control.change({ page: lastPage }, { replace: true });
  }, [isBehind, lastPage, control.change]);
}
