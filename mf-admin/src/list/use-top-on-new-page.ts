import { type RefObject, useEffect, useRef } from 'react';

/** Brings the list's beginning into view when another page of it is shown. */
export function useTopOnNewPage(frame: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = frame.current;
    element?.querySelector('[role="region"]')?.scrollTo(0, 0);
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [frame, page]);
}
