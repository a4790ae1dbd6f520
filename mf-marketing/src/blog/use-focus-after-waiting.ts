import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when the loaded content replaces the loading state, which held the
 * focus, so that a screen reader announces it. It leaves the focus alone if the reader has moved it
 * elsewhere, or if nothing was loading.
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
    focusHeading({ preventScroll: true });
  }, [isWaiting]);
}
