import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Milliseconds; same as `theme.motion.fast`. */
const duration = 120;

const reducesMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades an element out after React has removed it, by means of an inert copy that is hidden from
 * assistive technology. Does nothing with reduced motion or where the browser cannot animate.
 * @returns ref for the element
 */
export function useLeaving<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element === null || reducesMotion() || !('animate' in element)) return;
      const copy = copyOf(element);
      // In development, React runs effects twice without removing the element.
      queueMicrotask(() => {
        if (!element.isConnected) fadeOut(copy);
      });
    };
  }, []);
  return ref;
}

function fadeOut(copy: HTMLElement): void {
  document.body.append(copy);
  const fading = copy.animate({ opacity: 0 }, { duration, fill: 'forwards' });
  fading.onfinish = () => copy.remove();
  fading.oncancel = () => copy.remove();
}

/** Inert copy of an element with its form values and scroll positions. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  // Do not repeat the entry animation.
  copy.style.animation = 'none';
  copyState(element, copy);
  for (const each of copy.querySelectorAll('audio, video, iframe')) each.remove();
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'name', 'role', 'data-state']) each.removeAttribute(name);
  }
  return copy;
}

/** Copies what `cloneNode` omits: selected options and scroll positions. */
function copyState(element: HTMLElement, copy: HTMLElement): void {
  const choices = copy.querySelectorAll('select');
  for (const [index, { value }] of element.querySelectorAll('select').entries()) {
    const choice = choices[index];
    if (choice) choice.value = value;
  }
  const copied = copy.querySelectorAll('*');
  const scrolled = [...element.querySelectorAll('*')].flatMap(({ scrollTop }, index) => {
    const part = copied[index];
    return part && scrollTop > 0 ? [{ part, scrollTop }] : [];
  });
  // Scrolling requires the copy to be in the document.
  if (scrolled.length > 0) {
    requestAnimationFrame(() => {
      for (const { part, scrollTop } of scrolled) part.scrollTop = scrollTop;
    });
  }
}
