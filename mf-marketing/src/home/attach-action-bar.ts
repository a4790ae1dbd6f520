import type { AttachBehavior } from '../static-section/static-frame';

/**
 * On a phone the hero's action stands at the window's end as well, from when it has left the window until the last section comes, which
 * has actions of its own.
 */
export const attachActionBar: AttachBehavior = (frame) => {
  const action = frame.querySelector<HTMLAnchorElement>('section a');
  const last = [...frame.querySelectorAll('section')].at(-1);
  const end = new AbortController();
  const places = new Map<Element, DOMRectReadOnly>();
  const isWanted = () =>
    matchMedia('(max-width: 48em)').matches &&
    [...places].every(([element, { top, bottom }]) =>
      element === action ? bottom < 0 : top > innerHeight,
    );
  let show: ((isShown: boolean) => void) | undefined;
  const observer = new IntersectionObserver(async (entries) => {
    for (const { target, boundingClientRect } of entries) places.set(target, boundingClientRect);
    if (!show && isWanted()) {
      const { addActionBar } = await import('./action-bar');
      if (end.signal.aborted || !action) return;
      show ??= addActionBar(frame, action, end.signal);
    }
    show?.(isWanted());
  });
  for (const element of [action, last]) if (element) observer.observe(element);
  return () => {
    observer.disconnect();
    end.abort();
  };
};
