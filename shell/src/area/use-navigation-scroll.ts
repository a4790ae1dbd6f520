import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import {
  manageScrollPositions,
  pageShown,
  restorePosition,
  savedPosition,
  savePosition,
} from './scroll-positions';
import type { ShownRoute } from './use-route-state';

/**
 * Scrolls after a navigation, before the page is painted: to the saved position of a history entry
 * visited before, otherwise to the anchor or to the top. A change of only the query does not
 * scroll.
 */
export function useNavigationScroll({ location, key }: ShownRoute): void {
  const current = useLocation();
  useEffect(manageScrollPositions, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a location change is the trigger.
  useLayoutEffect(savePosition, [current]);
  const last = useRef({ location, key });
  const isLeaving = current.pathname !== location.pathname;
  useLayoutEffect(() => {
    // While the next page loads, do not scroll the old one.
    if (isLeaving) return;
    pageShown();
    const { location: from, key: fromKey } = last.current;
    last.current = { location, key };
    const isNewPath = from.pathname !== location.pathname;
    const isReload = key !== fromKey && !isNewPath;
    if (isReload || isNewPath || isNavigation(from, location))
      scrollToPlace(location.hash, isReload);
  }, [location, key, isLeaving]);
}

/** Whether the navigation stays on the page: to an anchor, or to the same address again. */
function isNavigation(from: Location, to: Location): boolean {
  return from !== to && (from.hash !== to.hash || from.search === to.search);
}

/**
 * @param isReload same page again, for example after a failure: without a saved position or an
 * anchor it does not scroll
 */
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
    // The hash is not valid percent-encoding, so it names no element.
    return null;
  }
}
