import { useEffect, useRef } from 'react';

/**
 * When what was waited for is there, its heading gets the focus that went away with what stood there before, so that a screen reader
 * says it. A reader who has put the focus elsewhere meanwhile keeps it, and so does somebody who did not wait.
 */
export function useFocusAfterWaiting(isWaiting: boolean): void {
  const waited = useRef(false);
  useEffect(() => {
    if (isWaiting) {
      waited.current = true;
      return;
    }
    if (!waited.current || document.activeElement !== document.body) return;
    waited.current = false;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isWaiting]);
}
