import type { RefObject } from 'react';
import { useLostFocus } from './use-lost-focus';

/** Moves the focus to the target, without scrolling, if a render removes it from the frame. */
export const useLostFocusTo = (
  frame: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void => useLostFocus(frame, () => target.current?.focus({ preventScroll: true }));
