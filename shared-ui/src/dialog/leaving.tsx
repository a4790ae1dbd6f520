import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Milliseconds, as `theme.motion.fast`. */
const duration = 120;

const reducesMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades an element out once React has taken it away: a copy stays that nobody can press, focus or
 * hear. Nothing does where motion is to be reduced, and where the browser animates nothing.
 * @returns the ref of the element
 */
export function useLeaving<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element === null || reducesMotion() || !('animate' in element)) return;
      const copy = copyOf(element);
      // Development mode runs effects twice, without taking anything away.
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

/** What is to be seen of an element, with what was typed into it and how far it was scrolled. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  // It has arrived before.
  copy.style.animation = 'none';
  copyState(element, copy);
  for (const each of copy.querySelectorAll('audio, video, iframe')) each.remove();
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'name', 'role', 'data-state']) each.removeAttribute(name);
  }
  return copy;
}

/** What cloning leaves out: chosen options, and how far each part was scrolled. */
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
  // Only what is in the document can be scrolled.
  if (scrolled.length > 0) {
    requestAnimationFrame(() => {
      for (const { part, scrollTop } of scrolled) part.scrollTop = scrollTop;
    });
  }
}
