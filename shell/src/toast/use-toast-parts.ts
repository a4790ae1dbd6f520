import type { ToastSlot } from '@northcast/shared-ui/toast/toast';
import { useEffect, useState } from 'react';

type Slot = typeof ToastSlot;

/** Milliseconds that a notice waits for its code before it is shown without. */
const loadTimeoutMs = 2000;

/**
 * The parts of the notice. They come before the first one, while there is a network to bring them: with the first field that
 * somebody types into, and for everybody who is signed in. A visitor who only reads never loads them.
 * @param need 0 for none yet; it grows with every notice, and each growth tries again what failed
 * @returns null until they are there, and whether that is a failure
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
      import('@northcast/shared-ui/toast/toast').then(
        (module) => setSlot(() => module.ToastSlot),
        fail,
      );
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
