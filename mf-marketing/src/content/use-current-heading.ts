import { useEffect, useState } from 'react';
import type { DocumentHeading } from './document';

/** Height of the fixed navigation and a little air, in pixels. */
const readingLine = 120;

/** Id of the last heading that has passed the top of the window; `undefined` above the first. */
export function useCurrentHeading(headings: readonly DocumentHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = headings.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= readingLine;
      });
      setCurrent(passed.at(-1)?.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      removeEventListener('scroll', lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  return current;
}
