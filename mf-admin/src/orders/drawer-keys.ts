import { type RefObject, useEffect, useRef } from 'react';

/** What has keys of its own: fields, menus and players. */
const ownKeys = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="slider"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="radiogroup"]',
  '[role="tablist"]',
  'audio',
  'video',
].join(', ');

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'
>;

/**
 * The shortcut that somebody pressed within the drawer, such as `j` or `ArrowDown`. Single keys are shortcuts while the focus is there
 * and nothing that has it takes keys itself (WCAG 2.1.4).
 */
export function shortcutOf(event: Pressed, drawer: Element | null | undefined): string | null {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.repeat || event.isComposing) return null;
  if (!(target instanceof Element) || !drawer?.contains(target)) return null;
  if (target.closest(ownKeys)) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

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
