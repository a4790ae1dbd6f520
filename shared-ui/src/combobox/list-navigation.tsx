import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/** Open state, active option and keyboard handling of a listbox whose input keeps the focus. */
export function useListNavigation<T>(options: readonly T[], choose: (option: T) => void) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = isOpen && active >= 0 && active < options.length ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function move(by: 1 | -1) {
    setOpen(true);
    if (options.length === 0) return;
    const from = active < 0 && by < 0 ? 0 : active;
    setActive((from + by + options.length) % options.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = isOpen ? options[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    id,
    isOpen,
    active,
    activeId,
    optionId,
    onKeyDown,
    close,
    open: () => {
      setOpen(true);
      setActive(-1);
    },
  };
}
