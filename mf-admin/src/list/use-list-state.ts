import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListShape, type ListState, readListState, writeListState } from './list-state';
import { useQueryNavigation } from './use-query-navigation';

/**
 * The list's state in the URL, and functions that change it. Every change except one of the page
 * returns to the first page. A change starts from the current URL, because the rendered state may
 * still lag behind the previous change.
 */
export function useListState(shape: ListShape) {
  const [search] = useSearchParams();
  const navigate = useQueryNavigation();
  const addressOf = (from: URLSearchParams, change: Partial<ListState>) =>
    `?${writeListState({ ...readListState(from, shape), page: 1, ...change }, from, shape)}`;
  const change = (next: Partial<ListState>, options?: { replace: boolean }) =>
    navigate(addressOf(new URLSearchParams(window.location.search), next), options);
  return {
    state: readListState(search, shape),
    change,
    /**
     * Props for a `Link` to a change. A click acts like any other change; a new tab opens the
     * link's address.
     */
    linkTo: (next: Partial<ListState>) => ({
      to: addressOf(search, next),
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        change(next);
      },
    }),
  };
}

export type ListControl = ReturnType<typeof useListState>;
