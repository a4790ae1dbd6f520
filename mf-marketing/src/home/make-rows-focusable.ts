import type { AttachBehavior } from '../static-section/static-frame';

/**
 * A row of text, which holds no link, takes the focus itself while it scrolls, so that the keyboard can scroll it. Browsers other than
 * Safari do so by themselves; where the row does not scroll, it would be a stop for nothing.
 */
export const makeRowsFocusable: AttachBehavior = (frame) => {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of frame.querySelectorAll(':is(ul, ol)[aria-labelledby]')) observer.observe(row);
  return () => observer.disconnect();
};
