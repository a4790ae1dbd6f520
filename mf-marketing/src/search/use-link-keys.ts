import type { KeyboardEvent, RefObject } from 'react';

/** Where an arrow key leads from one of so many places; undefined at an end, where it leads nowhere. */
const nextIndex = (index: number, key: string): number | undefined =>
  ({ ArrowDown: index + 1, ArrowUp: index - 1 })[key];

/**
 * The arrow keys move the focus from the field to the results and back; what else is typed there goes on in the field.
 * @param frame holds one field and links
 */
export function useLinkKeys(frame: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event;
    const field = frame.current?.querySelector('input');
    if (!field || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const results = frame.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [];
    const stops: (Element | null)[] = [field, ...results];
    const index = stops.indexOf(document.activeElement);
    if (index < 0) return;
    const next = nextIndex(index, key);
    if (next !== undefined) {
      event.preventDefault();
      (next === 0 ? field : results[next - 1])?.focus();
    } else if (index > 0 && (/^[^ ]$/u.test(key) || key === 'Backspace')) {
      // The key itself is then typed there.
      field.focus();
    }
  };
}
