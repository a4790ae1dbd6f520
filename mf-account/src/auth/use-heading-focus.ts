import { useEffect, useRef } from 'react';

/**
 * Focuses the page's heading when one form has replaced another and the focused button has
 * disappeared with it. A field would open the keyboard of a phone. Leaves the focus alone if it is
 * elsewhere.
 * @param form identifies the form that is shown
 */
export function useHeadingFocus(form: string): void {
  const shown = useRef(form);
  useEffect(() => {
    // Removing the focused element moves the focus to the body.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (shown.current !== form && isLost) document.querySelector<HTMLElement>('main h1')?.focus();
    shown.current = form;
  }, [form]);
}
