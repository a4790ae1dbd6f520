import type { Page } from '@northcast/shared-contracts/api/client/api';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryNavigation } from './use-query-navigation';

/** The URL parameter: `open` for a row being edited, `details` for one being read. */
type Parameter = 'open' | 'details';

/** Keeps the id of the open row in the URL, so that Back closes it and a reload keeps it. */
export function useOpenId(parameter: Parameter) {
  const [search] = useSearchParams();
  const navigate = useQueryNavigation();
  const id = search.get(parameter);
  // Must keep its identity between renders, because memoised rows depend on it.
  const open = useCallback(
    (opened: { readonly id: string }) => {
      const next = new URLSearchParams(window.location.search);
      next.set(parameter, opened.id);
      navigate(next);
    },
    [navigate, parameter],
  );
  const close = () => {
    const next = new URLSearchParams(window.location.search);
    next.delete(parameter);
    navigate(next, { replace: true });
  };
  return { id, open, close };
}

/** The row that is open for reading. */
export function useOpenRow<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  const { id, ...ways } = useOpenId('open');
  return { id, row: rows?.find((row) => row.id === id), ...ways };
}

type UseList<Row> = (
  query: ListQuery,
  options: { skip: boolean },
) => {
  readonly data?: Page<Row> | undefined;
  /** The response to this very query, once it is there. */
  readonly currentData?: Page<Row> | undefined;
};

/** Rows in which to look for an id: further ones may contain it in a text. */
const perPage = 25;

/**
 * An open row as it was read last. A row that is not on this page of the list, or leaves it while
 * it is open, is read by its id. Meanwhile the row that was shown before stays, with what is typed
 * there.
 * @param close called when the row was deleted
 */
export function useShownRow<Row extends { id: string }>(
  id: string | null,
  rows: readonly Row[] | undefined,
  useList: UseList<Row>,
  close: () => void,
): Row | undefined {
  const isIt = (row: Row) => row.id === id;
  const shown = useRef<Row>(undefined);
  const listed = rows?.find(isIt);
  const isElsewhere = id !== null && rows !== undefined && listed === undefined;
  const { currentData } = useList({ q: id ?? '', page: 1, perPage }, { skip: !isElsewhere });
  const row = listed ?? currentData?.rows.find(isIt);
  const isDeleted = isElsewhere && currentData !== undefined && row === undefined;
  if (row !== undefined || isDeleted || id === null) shown.current = row;
  const onDeleted = useEffectEvent(close);
  useEffect(() => {
    if (isDeleted) onDeleted();
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
  useList: UseList<Row>,
) {
  const { id, row, ...ways } = useOpenRow(rows);
  const held = useRef<Row>(undefined);
  if (held.current?.id !== id) held.current = undefined;
  const isElsewhere = id !== null && rows !== undefined && !row && !held.current;
  const { data } = useList({ q: id ?? '', page: 1, perPage: 1 }, { skip: !isElsewhere });
  held.current ??= row ?? (isElsewhere ? data?.rows.find((each) => each.id === id) : undefined);
  return { row: held.current, ...ways };
}
