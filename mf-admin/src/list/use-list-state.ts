import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ListShape, type ListState, readListState, writeListState } from './list-state';

/**
 * The list's state in the URL, and the ways to change it. Whatever changes but the page itself leads back to the first page. A change
 * starts from the address bar: what is rendered may still be behind the change before.
 */
export function useListState(shape: ListShape) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const addressOf = (from: URLSearchParams, change: Partial<ListState>) =>
    `?${writeListState({ ...readListState(from, shape), page: 1, ...change }, from, shape)}`;
  const hrefOf = (next: Partial<ListState>) => addressOf(search, next);
  const change = (next: Partial<ListState>, options?: { replace: boolean }) =>
    navigate(addressOf(new URLSearchParams(window.location.search), next), options);
  return {
    state: readListState(search, shape),
    hrefOf,
    change,
    /** Properties of a `Link` to a change. A press of it is a change like the others; a new tab shows what the link says. */
    linkTo: (next: Partial<ListState>) => ({
      to: hrefOf(next),
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void change(next);
      },
    }),
  };
}

export type ListControl = ReturnType<typeof useListState>;
