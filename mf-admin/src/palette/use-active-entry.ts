import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Entry } from './entry';

/**
 * Which entry the keys are at: the first, until they move; the field keeps the focus.
 * @param isWaiting nothing that fits has come yet: Enter chooses the best of what comes
 */
export function useActiveEntry(
  entries: readonly Entry[],
  choose: (entry: Entry, isInNewTab: boolean) => void,
  isWaiting: boolean,
) {
  const id = useId();
  const [key, setKey] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ isInNewTab: boolean } | null>(null);
  const chosen = entries.findIndex((entry) => entry.key === key);
  const index = Math.max(chosen, 0);
  const active = entries[index];
  const optionId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    if (key === null) return;
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [activeId, key]);

  useEffect(() => {
    if (asked === null || active === undefined || (isWaiting && key === null)) return;
    setAsked(null);
    choose(active, asked.isInNewTab);
  }, [asked, isWaiting, active, key, choose]);

  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % entries.length,
    ArrowUp: (index - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || active === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      setAsked({ isInNewTab: event.ctrlKey || event.metaKey });
      return;
    }
    const next = steps[event.key];
    if (next === undefined || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setKey(entries[next]?.key ?? null);
    setAsked(null);
  }

  return {
    listId: id,
    active,
    activeId,
    optionId,
    onKeyDown,
    /** After another text: the best match is the first. */
    reset: () => {
      setKey(null);
      setAsked(null);
    },
  };
}
