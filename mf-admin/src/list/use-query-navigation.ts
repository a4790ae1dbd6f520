import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Replaces the query of the URL and keeps its fragment: with another fragment the page would
 * scroll, for example after the skip link, which sets `#main`.
 * @param query with or without its question mark
 */
export function useQueryNavigation() {
  const navigate = useNavigate();
  // Must keep its identity between renders, because memoised rows depend on it.
  return useCallback(
    (query: URLSearchParams | string, options?: { readonly replace: boolean }) =>
      void navigate({ search: String(query), hash: window.location.hash }, options),
    [navigate],
  );
}
