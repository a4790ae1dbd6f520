import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import {
  manageScrollPositions,
  restorePosition,
  savedPosition,
  savePosition,
} from './scroll-positions';
import type { ShownScreen } from './use-screen';

/**
 * Scrolls after a navigation, before the page is painted: to the former place of an entry of the history that was left before,
 * otherwise to the anchor of the address or to the top. A change of the query alone moves nothing.
 */
export function useNavigationScroll({ location, key }: ShownScreen): void {
  const current = useLocation();
  useEffect(manageScrollPositions, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new location is the navigation.
  useLayoutEffect(savePosition, [current]);
  const last = useRef({ location, key });
  const isLeaving = current.pathname !== location.pathname;
  useLayoutEffect(() => {
    // While the next page loads, the one that is left stays where it is.
    if (isLeaving) return;
    const { location: from, key: fromKey } = last.current;
    last.current = { location, key };
    const isNewPath = from.pathname !== location.pathname;
    const isReload = key !== fromKey && !isNewPath;
    if (isReload || isNewPath || isNavigation(from, location))
      scrollToPlace(location.hash, isReload);
  }, [location, key, isLeaving]);
}

/** Within a page: to an anchor, or to the very address once more. */
function isNavigation(from: Location, to: Location): boolean {
  return from !== to && (from.hash !== to.hash || from.search === to.search);
}

/** @param isReload the same page once more, as after a failure: it stays where it is unless it has a place */
function scrollToPlace(hash: string, isReload: boolean): void {
  const saved = savedPosition();
  const anchor = anchorOf(hash);
  if (saved !== undefined) restorePosition(saved);
  else if (anchor) anchor.scrollIntoView();
  else if (!isReload) scrollTo(0, 0);
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An address may end with anything; this is no name.
    return null;
  }
}
