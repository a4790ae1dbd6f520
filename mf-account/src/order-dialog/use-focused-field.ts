import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus into a field once, at the end of its text, so that somebody who is typing can go on.
 * @param name of the field; none for no change
 * @returns to be given to an element around the field
 */
export function useFocusedField(name: string | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useLayoutEffect(() => {
    if (name === undefined) return;
    const fields = 'input:not([readonly]), textarea:not([readonly])';
    const all = element.current?.querySelectorAll<HTMLInputElement>(fields) ?? [];
    const field = [...all].find((each) => each.name === name);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return element;
}
