import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/** Does not scroll: the button may have been pressed with the mouse, far below the heading. */
const toHeading = () => focusHeading({ preventScroll: true });

/**
 * Moves the focus if a render removes the focused element from the frame. Leaves the focus alone
 * if it is elsewhere. The innermost frame that is still there has precedence.
 * @param move to the page's heading if omitted; must not scroll, because the user may read elsewhere
 */
export function useLostFocus(frame: RefObject<HTMLElement | null>, move = toHeading): void {
  const focused = useRef<EventTarget>(null);

  useEffect(() => {
    const element = frame.current;
    const note = (event: FocusEvent) => {
      focused.current = event.target;
    };
    const forget = ({ target }: Event) => {
      if (isInDialog(target) || contains(focused.current, target)) return;
      focused.current = null;
    };
    element?.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      element?.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [frame]);

  useLayoutEffect(() => {
    const { current } = focused;
    if (!(current instanceof Element) || current.isConnected) return;
    const { activeElement } = document;
    // A dialog gives the focus back to the removed element when it closes.
    if (isInDialog(activeElement)) return;
    focused.current = null;
    if (activeElement === document.body) move();
  });
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

const contains = (outer: EventTarget | null, inner: EventTarget | null) =>
  outer instanceof Node && inner instanceof Node && outer.contains(inner);
