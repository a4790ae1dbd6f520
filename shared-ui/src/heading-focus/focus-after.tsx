import type { RefObject } from 'react';

/**
 * For an action whose form or button disappears with its success. Call it when the action begins.
 * @returns a function that focuses the target, unless the user has moved the focus elsewhere
 */
export function focusAfter(target: RefObject<HTMLElement | null>): () => void {
  const pressed = document.activeElement;
  const origin = pressed?.closest('form') ?? pressed;
  return () => {
    const { activeElement } = document;
    // If the focus is lost, the body has it, or the dialog around the target: both contain the
    // target.
    const isLost = activeElement?.contains(target.current);
    // Still on the button that was pressed, or in its form.
    const isThere = origin?.contains(activeElement) && !origin.contains(target.current);
    if (isLost || isThere) target.current?.focus();
  };
}
