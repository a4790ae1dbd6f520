import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShownScreen } from './use-screen';

/**
 * After a navigation to another page the focus is on its heading, so that a screen reader says where it is. Somebody who has moved
 * on meanwhile (into a menu, say) keeps the focus.
 */
export function useNavigationFocus({ location, key }: ShownScreen): void {
  const leftFrom = useFocusAtDeparture();
  const last = useRef({ pathname: location.pathname, key });
  const { pathname } = location;
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, key };
    if (from.pathname !== pathname || from.key !== key) focusHeading(leftFrom.current);
  }, [pathname, key, leftFrom]);
}

/** @returns the element that had the focus when the path of the address last changed */
function useFocusAtDeparture() {
  const { pathname } = useLocation();
  const element = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the departure.
  useEffect(() => {
    element.current = document.activeElement;
  }, [pathname]);
  return element;
}

/** @param leftFrom what had the focus at departure; a reader who has moved on since keeps it */
function focusHeading(leftFrom: Element | null): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused !== leftFrom) return;
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
