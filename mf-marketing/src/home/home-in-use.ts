import { start as followRows } from '../scroll-rows/follow-rows';

/** Behaviour that loads on the first interaction. @param signal detaches it */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  followRows(frame, signal);
  followAction(frame, signal);
}

/**
 * Where the shell's navigation bar has no action, a bar at the bottom of the window repeats the
 * hero's action: from when the hero's action has left the window until the last section appears,
 * which has actions of its own.
 * @param signal detaches it
 */
export function followAction(frame: HTMLElement, signal: AbortSignal): void {
  const action = frame.querySelector<HTMLAnchorElement>('section a');
  const last = [...frame.querySelectorAll('section')].at(-1);
  if (!action || !last) return;
  const places = new Map<Element, DOMRectReadOnly>();
  const isWanted = () =>
    matchMedia('(max-width: 63.99em)').matches &&
    [...places].every(([element, { top, bottom }]) =>
      element === action ? bottom < 0 : top > innerHeight,
    );
  let show: ((isShown: boolean) => void) | undefined;
  const observer = new IntersectionObserver(async (entries) => {
    for (const { target, boundingClientRect } of entries) places.set(target, boundingClientRect);
    if (!show && isWanted()) {
      // If the import fails, the next intersection event tries again.
      const code = await import('./action-bar').catch(() => undefined);
      if (signal.aborted) return;
      show ??= code?.addActionBar(frame, action, signal);
    }
    show?.(isWanted());
  });
  observer.observe(action);
  observer.observe(last);
  signal.addEventListener('abort', () => observer.disconnect());
}
