import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface DisclosureHandlers {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * A native disclosure that also closes on Escape (focus returns to its summary), when focus leaves
 * it, on a click outside and after a navigation. Without JavaScript it still opens and closes.
 */
export function useDisclosure(): DisclosureHandlers {
  const ref = useRef<HTMLDetailsElement>(null);
  // Changes also when a link leads to the current address.
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    // Not on the first render: the user may have opened it before the script ran.
    if (ref.current && shownAt.current !== key) ref.current.open = false;
    shownAt.current = key;
  }, [key]);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target)) {
        ref.current.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return {
    ref,
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      event.stopPropagation();
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    },
    onBlur: ({ relatedTarget }) => {
      const leftIt = relatedTarget instanceof Node && !ref.current?.contains(relatedTarget);
      if (ref.current && leftIt) ref.current.open = false;
    },
  };
}
