import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { adminApi } from '../calls/admin-api';
import { type HeldQuery, releaseList } from '../calls/held-lists';
import type { PagedRead } from './list-body';
import { type ListState, queryOf } from './list-state';
import type { ListControl } from './use-list-state';

/** Rows that came in since a list was read, and the way to see them. */
export interface NewRows {
  readonly count: number;
  readonly show: () => void;
}

/** The page of a list, read so that new rows do not move it. */
export const heldQueryOf = (state: ListState): HeldQuery => ({ ...queryOf(state), held: true });

/**
 * What came in while a list is shown.
 * @param read whose last answer counted them
 * @param isOwn whether one is being made here, which is no news
 */
export function useNewRows(
  endpoint: Endpoint,
  { state, change }: ListControl,
  { currentData }: PagedRead<unknown>,
  isOwn = false,
): NewRows {
  const dispatch = useDispatch();
  useEffect(() => () => releaseList(endpoint), [endpoint]);
  return {
    count: isOwn ? 0 : (currentData?.later ?? 0),
    show: () => {
      releaseList(endpoint);
      if (state.page > 1) void change({ page: 1 });
      dispatch(adminApi.util.invalidateTags([...endpoint.tags]));
    },
  };
}
