import { type RefObject, useEffect, useRef } from 'react';
import { shortcutOf } from './drawer-keys';

/**
 * Does what the keys stand for while the focus is within the drawer.
 * @param part anything within the drawer
 * @param actions by key, letters in lower case
 */
export function useDrawerKeys(
  part: RefObject<Element | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = shortcutOf(event, part.current?.closest('[role="dialog"]'));
      const act = key === null ? undefined : latest.current[key];
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [part]);
}
