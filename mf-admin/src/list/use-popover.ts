import { useEffect, useId, useRef, useState } from 'react';

/** A popover that a button opens. Escape, a click outside, or moving the focus out closes it. */
export function usePopover() {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const element = frame.current;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element?.contains(target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      element?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element?.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element?.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return {
    frame,
    isOpen,
    close: () => setOpen(false),
    trigger: { id, 'aria-expanded': isOpen, onClick: () => setOpen((before) => !before) },
  };
}
