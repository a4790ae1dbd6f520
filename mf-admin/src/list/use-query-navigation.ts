import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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
    (
      query: URLSearchParams | string,
      options?: { readonly replace?: boolean; readonly state?: unknown },
    ) => {
      const { pathname: current, hash } = window.location;
      // The URL changes before the next page is rendered, and lists may share a path.
      if (!isMounted.current || current !== pathname) return;
      void navigate({ search: String(query), hash }, options);
    },
    [navigate, pathname],
  );
}

/** The URL parameter: `open` for a row being edited, `details` for one being read. */
type Parameter = 'open' | 'details';

/** State of a history entry: the parameter that was added to the URL of the entry before. */
export const entryState = (): { readonly added?: Parameter } | null =>
  window.history.state?.usr ?? null;

/**
 * Keeps the id of the open row in the URL, so that Back closes it and a reload keeps it. Closing
 * goes back if opening created the history entry; otherwise Back would show the same list again.
 */
export function useOpenId(parameter: Parameter) {
  const [search] = useSearchParams();
  const location = useLocation();
  const goTo = useNavigate();
  const navigate = useQueryNavigation();
  const isGoingBack = useRef(false);
  const id = search.get(parameter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location resets it.
  useEffect(() => {
    isGoingBack.current = false;
  }, [location]);
  // Must keep its identity between renders, because memoised rows depend on it.
  const open = useCallback(
    (opened: { readonly id: string }) => {
      const next = new URLSearchParams(window.location.search);
      // An entry in place of one with another row must not lead back to that row.
      const state = next.has(parameter) ? null : { added: parameter };
      next.set(parameter, opened.id);
      navigate(next, { state });
    },
    [navigate, parameter],
  );
  const close = () => {
    const next = new URLSearchParams(window.location.search);
    // A response may arrive after the row was closed or another one was opened.
    if (isGoingBack.current || next.get(parameter) !== id) return;
    if (entryState()?.added === parameter) {
      isGoingBack.current = true;
      void goTo(-1);
      return;
    }
    next.delete(parameter);
    navigate(next, { replace: true });
  };
  return { id, open, close };
}
