import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to a button that is enabled again after its work, if it had the focus before:
 * browsers take it from a disabled element. Leaves the focus alone if it has moved elsewhere.
 */
export function useKeptFocus(button: RefObject<HTMLElement | null>, busy: boolean): void {
  const hadFocus = useRef(false);
  // Before the next frame, in which browsers take the focus from the disabled button.
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isLost) button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [busy, button]);
}
