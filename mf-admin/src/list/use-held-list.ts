import type { Page } from '@northcast/shared-contracts/api/client/api';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { adminApi } from '../calls/admin-api';
import { type HeldQuery, holdList, releaseList } from '../calls/held-lists';
import { type ListState, queryOf, rowsOf } from './list-state';
import type { ListControl } from './use-list-state';

/** New rows since the list was read, and a function that shows them. */
export interface NewRows {
  readonly count: number;
  readonly show: () => void;
}

/** The query for a page of a held list, which new rows do not move. */
export const heldQueryOf = (state: ListState): HeldQuery => ({ ...queryOf(state), held: true });

/**
 * Counts rows that arrived while a list is shown.
 * @param read its last response holds the count
 * @param isOwn whether this page is creating a row, which does not count as new
 */
export function useNewRows(
  endpoint: Endpoint,
  { state, change }: ListControl,
  { currentData }: { readonly currentData?: Page<unknown> | undefined },
  isOwn = false,
): NewRows {
  const dispatch = useDispatch();
  const filter = JSON.stringify(rowsOf(state));
  const hold = useEffectEvent(() => holdList(endpoint, rowsOf(state), currentData?.mark));
  useEffect(() => () => releaseList(endpoint), [endpoint]);
  // Only a new filter: a page that is still cached must not hold a list that was released.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each filter.
  useEffect(() => hold(), [filter]);
  return {
    count: isOwn ? 0 : (currentData?.later ?? 0),
    show: () => {
      releaseList(endpoint);
      if (state.page > 1) change({ page: 1 });
      dispatch(adminApi.util.invalidateTags([...endpoint.tags]));
    },
  };
}
