/**
 * Makes a row that scrolls focusable, because a row without links could not be scrolled by
 * keyboard. A row that fits, as on a desktop, is not a tab stop.
 * @param signal detaches it
 */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of frame.querySelectorAll('[tabindex="0"]')) observer.observe(row);
  signal.addEventListener('abort', () => observer.disconnect());
}
