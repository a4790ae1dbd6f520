import type { Page } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callErrorOf } from '../calls/call-failure';
import { useOpenId } from './use-query-navigation';

/** `currentData` is the response to this very query, once it is there. */
type UseList<Row> = (
  query: ListQuery,
  options: { skip: boolean },
) => { readonly currentData?: Page<Row> | undefined };

type UseOne<Row> = (
  parameters: { readonly id: string },
  options: { skip: boolean },
) => {
  readonly currentData?: Row | undefined;
  readonly error?: CallError | SerializedError | undefined;
};

/** Reads a row by its id. `isMissing` is true once it is known that there is none. */
type UseRow<Row> = (
  id: string,
  options: { skip: boolean },
) => { readonly row: Row | undefined; readonly isMissing: boolean };

/** Rows in which to look for an id: further ones may contain it in a text. */
const perPage = 25;

/** Makes a hook that looks for the id in a list. */
export function searchedRow<Row extends { id: string }>(useList: UseList<Row>): UseRow<Row> {
  return function useSearchedRow(id, options) {
    const { currentData } = useList({ q: id, page: 1, perPage }, options);
    const row = currentData?.rows.find((each) => each.id === id);
    return { row, isMissing: currentData !== undefined && row === undefined };
  };
}

/** Makes a hook that reads a single row. */
export function singleRow<Row>(useOne: UseOne<Row>): UseRow<Row> {
  return function useSingleRow(id, options) {
    const { currentData, error } = useOne({ id }, options);
    const isMissing = error !== undefined && callErrorOf(error).status === 404;
    return { row: isMissing ? undefined : currentData, isMissing };
  };
}

/**
 * An open row as it was read last. A row that is not on this page of the list, or leaves it while
 * it is open, is read by its id. The row that was shown before stays, with what is typed in it, until
 * another one is open.
 * @param onDeleted called when the row was deleted
 */
export function useShownRow<Row extends { id: string }>(
  id: string | null,
  rows: readonly Row[] | undefined,
  useRow: UseRow<Row>,
  onDeleted: () => void,
): Row | undefined {
  const shown = useRef<Row>(undefined);
  const listed = rows?.find((row) => row.id === id);
  const isElsewhere = id !== null && rows !== undefined && listed === undefined;
  const read = useRow(id ?? '', { skip: !isElsewhere });
  const row = listed ?? read.row;
  const isDeleted = isElsewhere && read.isMissing;
  if (row !== undefined || id === null) shown.current = row;
  const tellDeleted = useEffectEvent(onDeleted);
  useEffect(() => {
    if (isDeleted) tellDeleted();
  }, [isDeleted]);
  return shown.current;
}

/**
 * The row that is open for editing. A link may name a row that is not on this page of the list: it
 * is fetched by its id. Once open, the row keeps its initial values even if it leaves the list,
 * because the form's values belong to it.
 */
export function useEditedRow<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  useRow: UseRow<Row>,
) {
  const { id, ...ways } = useOpenId('open');
  const row = rows?.find((each) => each.id === id);
  const held = useRef<Row>(undefined);
  if (held.current?.id !== id) held.current = undefined;
  const isElsewhere = id !== null && rows !== undefined && !row && !held.current;
  const read = useRow(id ?? '', { skip: !isElsewhere });
  held.current ??= row ?? read.row;
  return { row: held.current, ...ways };
}
