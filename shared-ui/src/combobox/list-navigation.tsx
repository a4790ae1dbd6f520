import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/**
 * Open state, active option and keyboard handling of a listbox whose input keeps the focus.
 * @param isUnchosen whether no option is selected
 */
export function useListNavigation<T>(
  options: readonly T[],
  choose: (option: T) => void,
  isUnchosen: boolean,
) {
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

  /** Selects the active option or the only one; otherwise shows what there is to select. */
  function enter() {
    const option = options[options.length === 1 ? 0 : active];
    if (isOpen && option !== undefined) choose(option);
    else setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys of an input method belong to its own list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    // The form must not be submitted without what the search was meant to select.
    else if (event.key === 'Enter' && (isOpen || isUnchosen)) enter();
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
