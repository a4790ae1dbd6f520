import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that what it opens takes the place of: the focus returns to it as soon as it is back.
 * A frame after the closing it may not be, where an answer closed what was open.
 * @param isOpen whether it is open, so that the button is gone
 */
export function useFocusBack(button: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
