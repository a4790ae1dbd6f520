/**
 * Where the shell's bar has no action, the hero's stands at the window's end as well, from when it has left the window until the last
 * section comes, which has actions of its own. @param signal ends it
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
      // Where it can't be had, the next sight of the action tries again.
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
