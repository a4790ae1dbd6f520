import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Does not scroll: the button may have been pressed with the mouse, far below the heading. */
const toHeading = () => focusHeading({ preventScroll: true });

/**
 * Moves the focus if a render removes the focused element from the frame. Leaves the focus alone
 * if it is elsewhere. The innermost frame that is still there has precedence.
 * @param move to the page's heading if omitted
 */
export function useLostFocus(frame: RefObject<HTMLElement | null>, move = toHeading): void {
  const focused = useRef<EventTarget>(null);

  useEffect(() => {
    const element = frame.current;
    const note = (event: FocusEvent) => {
      focused.current = event.target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [frame]);

  useLayoutEffect(() => {
    const { current } = focused;
    if (!(current instanceof Element) || current.isConnected) return;
    // It may be in a dialog, which gives it back to the removed element when it closes.
    if (document.activeElement !== document.body) return;
    focused.current = null;
    move();
  });
}
