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
  return {
    state: readListState(search, shape),
    hrefOf: (change: Partial<ListState>) => addressOf(search, change),
    change: (change: Partial<ListState>, options?: { replace: boolean }) =>
      navigate(addressOf(new URLSearchParams(window.location.search), change), options),
  };
}

export type ListControl = ReturnType<typeof useListState>;
