import type { Page } from '@northcast/shared-contracts/api/client/api';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';
import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What is open, by what the URL calls it: `open` for a row to be edited, `details` for one to be read. */
type Parameter = 'open' | 'details';

/** What is open by its id: in the URL, so that Back closes it and a reload keeps it. */
export function useOpenId(parameter: Parameter) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(parameter);
  // The same from one drawing to the next, as rows are drawn again for another one.
  const open = useCallback(
    (opened: { readonly id: string }) => {
      const next = new URLSearchParams(window.location.search);
      next.set(parameter, opened.id);
      void navigate(`?${next}`);
    },
    [navigate, parameter],
  );
  const close = () => {
    const next = new URLSearchParams(window.location.search);
    next.delete(parameter);
    void navigate(`?${next}`, { replace: true });
  };
  return { id, open, close };
}

/** The row that is open to be read. */
export function useOpenRow<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  const { id, ...ways } = useOpenId('open');
  return { id, row: rows?.find((row) => row.id === id), ...ways };
}

type UseList<Row> = (
  query: ListQuery,
  options: { skip: boolean },
) => { readonly data?: Page<Row> | undefined };

/**
 * The row that is open to be edited. A link may name one that is not on this page of the list: it is searched for by its id. Once open
 * it stays what it was, also when it leaves the list meanwhile: what is typed belongs to it.
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
