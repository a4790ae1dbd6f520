/**
 * Focuses the heading of the page, which starts the keyboard's order and a screen reader there: for
 * example when the focused control has disappeared. A field would open the keyboard of a phone.
 */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus(options);
}
