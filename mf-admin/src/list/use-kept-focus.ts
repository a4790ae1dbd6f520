import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When the rows change and take the focused one with them, as a new status does under a filter, the focus stays at the table. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const focused = useRef<EventTarget>(null);

  useEffect(() => {
    const element = frame.current;
    const note = (event: FocusEvent) => {
      focused.current = event.target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of rows that takes the focus away.
  useLayoutEffect(() => {
    const { current } = focused;
    if (!(current instanceof Element) || current.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  }, [frame, rows]);
}
