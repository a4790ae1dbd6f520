import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to a button that was replaced by the content it opened, as soon as the button
 * is rendered again. Leaves the focus alone if it has moved elsewhere. It runs as an effect
 * because, after an asynchronous close, the button may not exist yet one frame later.
 * @param isOpen whether the content is open and the button therefore absent
 */
export function useFocusBack(button: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Nothing else has the focus: it is on the body, on the dialog that took it from the removed
    // element, or on the container of a disabled button that was pressed.
    const isLost = document.activeElement?.contains(button.current);
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
