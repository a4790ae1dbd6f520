import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ListShape, type ListState, readListState, writeListState } from './list-state';

/** The list's state in the URL, and the ways to change it. Whatever changes but the page itself leads back to the first page. */
export function useListState(shape: ListShape) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = readListState(search, shape);
  const hrefOf = (change: Partial<ListState>) =>
    `?${writeListState({ ...state, page: 1, ...change }, search)}`;
  return {
    state,
    hrefOf,
    change: (change: Partial<ListState>, options?: { replace: boolean }) =>
      navigate(hrefOf(change), options),
  };
}

export type ListControl = ReturnType<typeof useListState>;
