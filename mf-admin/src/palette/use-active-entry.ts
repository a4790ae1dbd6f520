import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Entry } from './entry';

/**
 * The active entry for the keyboard: the first one until the user moves. The text field keeps the
 * focus.
 * @param isWaiting no matching entry has arrived yet; Enter then chooses the best match once it
 * arrives
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
    /** Called after the text changes: the first entry, the best match, becomes active. */
    reset: () => {
      setKey(null);
      setAsked(null);
    },
  };
}
