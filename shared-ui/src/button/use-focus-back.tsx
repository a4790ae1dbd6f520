import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that what it opens takes the place of: the focus returns to it as soon as it is back, unless it was moved elsewhere meanwhile.
 * A frame after the closing the button may not be there, where an answer closed what was open.
 * @param isOpen whether it is open, so that the button is gone
 */
export function useFocusBack(button: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // What is removed while it has the focus leaves it to the body.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
