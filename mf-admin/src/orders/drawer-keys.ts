import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements that handle keys themselves: fields, menus and players. */
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
 * The shortcut that was pressed within the drawer, such as `j` or `ArrowDown`. Single-key shortcuts
 * work only while the focus is in the drawer, and not on an element that handles keys itself (WCAG
 * 2.1.4).
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
 * Runs the action of a shortcut while the focus is within the drawer.
 * @param part any element within the drawer
 * @param actions by key, letters in lower case
 */
export function useDrawerKeys(
  part: RefObject<Element | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event, part.current?.closest('[role="dialog"]'));
    const act = key === null ? undefined : actions[key];
    if (!act || event.defaultPrevented) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
