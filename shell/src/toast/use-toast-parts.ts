import type { ToastSlot } from '@northcast/shared-ui/toast/toast';
import { useEffect, useState } from 'react';

type Slot = typeof ToastSlot;

/**
 * The parts of the notice. They come before the first one, while there is a network to bring them: with the first field that
 * somebody types into, and for everybody who is signed in. A visitor who only reads never loads them.
 * @param need 0 for none yet; it grows with every notice, and each growth tries again what failed
 * @returns null until they are there
 */
export function useToastParts(need: number): Slot | null {
  const [slot, setSlot] = useState<Slot | null>(null);
  useEffect(() => {
    if (slot !== null) return;
    const load = () =>
      import('@northcast/shared-ui/toast/toast').then(
        (module) => setSlot(() => module.ToastSlot),
        () => undefined,
      );
    if (need > 0) {
      void load();
      return;
    }
    const loadForField = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, select')) void load();
    };
    document.addEventListener('focusin', loadForField);
    return () => document.removeEventListener('focusin', loadForField);
  }, [need, slot]);
  return slot;
}
