import { useEffect, useRef } from 'react';
import type { ShownScreen } from './use-screen';

/**
 * After a navigation: to the top of the page, or to the anchor of the address, and focus on the heading, so that a screen reader says
 * where it is. A change of the query alone moves nothing.
 */
export function useArrival({ location, key }: ShownScreen): void {
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
    window.scrollTo(0, 0);
    focusHeading();
  }, [location, key]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
