import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShownScreen } from './use-screen';

/**
 * After a navigation: to the top of the page, or to the anchor of the address, and focus on the heading, so that a screen reader says
 * where it is. A change of the query alone moves nothing, and somebody who has moved on meanwhile (into a menu, say) keeps the focus.
 */
export function useArrival({ location, key }: ShownScreen): void {
  const leftFrom = useFocusAtDeparture();
  const last = useRef({ pathname: location.pathname, hash: location.hash, key });
  useEffect(() => {
    const { pathname, hash } = last.current;
    const samePage = pathname === location.pathname && last.current.key === key;
    last.current = { pathname: location.pathname, hash: location.hash, key };
    if (samePage && hash === location.hash) return;
    const target =
      location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      return;
    }
    if (samePage) return;
    // The same path once more, after a failure: whoever read somewhere stays there.
    if (pathname !== location.pathname) window.scrollTo(0, 0);
    const focused = document.activeElement;
    if (focused === document.body || focused === leftFrom.current) focusHeading();
  }, [location, key, leftFrom]);
}

/** The element that had the focus when the address changed; the page that answers may come later. */
function useFocusAtDeparture() {
  const { pathname } = useLocation();
  const element = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the departure.
  useEffect(() => {
    element.current = document.activeElement;
  }, [pathname]);
  return element;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
