import { useEffect, useRef, useState } from 'react';

/** The current width of an element in CSS pixels. */
export function useWidth<Of extends HTMLElement>(initial: number) {
  const ref = useRef<Of>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
