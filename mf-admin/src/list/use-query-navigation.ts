import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Replaces the query of the URL and keeps its fragment: with another fragment the page would
 * scroll, for example after the skip link, which sets `#main`. Does nothing once the list has been
 * left: a response that arrives then would lead back to it.
 * @param query with or without its question mark
 */
export function useQueryNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // Must keep its identity between renders, because memoised rows depend on it.
  return useCallback(
    (query: URLSearchParams | string, options?: { readonly replace: boolean }) => {
      const { pathname: current, hash } = window.location;
      // The URL changes before the next page is rendered, and lists may share a path.
      if (!isMounted.current || current !== pathname) return;
      void navigate({ search: String(query), hash }, options);
    },
    [navigate, pathname],
  );
}
