import { useEffect, useState } from 'react';
import type { ToastFrame } from './toast-frame';

type Slot = typeof ToastFrame;

/** Milliseconds that a notice waits for its code before the fallback is shown. */
const loadTimeoutMs = 2000;

/**
 * Loads the toast component before the first notice, while the network works: when a form field
 * gets the focus, and for signed-in users at once. A visitor who only reads never loads it.
 * @param need 0 if not needed yet; incremented for each notice, and each increment retries a failed
 * load
 * @returns `Slot` null until it is loaded, and whether loading failed
 */
export function useToastParts(need: number): {
  readonly Slot: Slot | null;
  readonly isUnavailable: boolean;
} {
  const [Slot, setSlot] = useState<Slot | null>(null);
  const [failedNeed, setFailedNeed] = useState(-1);
  useEffect(() => {
    if (Slot !== null) return;
    const fail = () => setFailedNeed(need);
    const load = () =>
      import('./toast-frame').then((module) => setSlot(() => module.ToastFrame), fail);
    if (need > 0) {
      const timer = setTimeout(fail, loadTimeoutMs);
      void load();
      return () => clearTimeout(timer);
    }
    const loadForField = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, select')) void load();
    };
    document.addEventListener('focusin', loadForField);
    return () => document.removeEventListener('focusin', loadForField);
  }, [need, Slot]);
  return { Slot, isUnavailable: failedNeed === need };
}
