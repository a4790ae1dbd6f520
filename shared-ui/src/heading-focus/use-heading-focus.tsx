import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/**
 * Focuses the page's heading when one form has replaced another and the focused button has
 * disappeared with it. Leaves the focus alone if it is elsewhere.
 * @param form identifies the form that is shown
 */
export function useHeadingFocus(form: string): void {
  const shown = useRef(form);
  useEffect(() => {
    // Removing the focused element moves the focus to the body.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (shown.current !== form && isLost) focusHeading();
    shown.current = form;
  }, [form]);
}
