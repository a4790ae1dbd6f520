import { useEffect, useRef } from 'react';

/** Brings the list's beginning into view when another page of it is shown. */
export function useTopOnNewPage(page: number) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    element.current?.querySelector('[role="region"]')?.scrollTo(0, 0);
    const isAbove = (element.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) element.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return element;
}
