/**
 * A row of text holds no link, so it takes the focus itself: the keyboard scrolls it. Where a row does not scroll, as on a desktop, it is
 * no stop. @param signal ends it
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
