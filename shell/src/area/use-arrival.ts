import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { leave, leftAt, scrollBack, takeOverScrolling } from './scroll-positions';
import type { ShownScreen } from './use-screen';

/**
 * After a navigation: to the top of the page, to the anchor of the address or, going back, to where the page was left, and focus on the
 * heading, so that a screen reader says where it is. A change of the query alone moves nothing, and somebody who has moved on meanwhile
 * (into a menu, say) keeps the focus.
 */
export function useArrival({ location, key }: ShownScreen): void {
  const leftFrom = useDeparture();
  const last = useRef({ location, key });
  useEffect(() => {
    const left = last.current;
    last.current = { location, key };
    const samePath = left.location.pathname === location.pathname;
    const samePage = samePath && left.key === key;
    if (samePage && left.location.hash === location.hash) return;
    goTo(location, samePath);
    if (!samePage) focusHeading(leftFrom.current);
  }, [location, key, leftFrom]);
}

/** @param stays without an anchor and a former place: the same path once more, after a failure */
function goTo({ key, hash }: Location, stays: boolean): void {
  const before = leftAt(key);
  if (before !== undefined) scrollBack(before);
  else if (!showAnchor(hash) && !stays) scrollTo(0, 0);
}

/** @returns whether the page has the anchor */
function showAnchor(hash: string): boolean {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  return Boolean(target);
}

/**
 * Notes how far down a page is when the address changes; the page that answers may come later, and may be shorter.
 * @returns the element that had the focus then
 */
function useDeparture() {
  const { pathname, key } = useLocation();
  const step = useRef(key);
  useEffect(() => takeOverScrolling(() => step.current), []);
  useEffect(() => {
    if (step.current !== key) leave(step.current);
    step.current = key;
  }, [key]);
  const element = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the departure.
  useEffect(() => {
    element.current = document.activeElement;
  }, [pathname]);
  return element;
}

/** @param leftFrom what had the focus at departure; whoever has moved on since keeps it */
function focusHeading(leftFrom: Element | null): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused !== leftFrom) return;
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
