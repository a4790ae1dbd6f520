import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses a field once, with the caret at the end of its text, so that a typing user can go on.
 * @param name name of the field; undefined to leave the focus alone
 * @returns ref for an element that contains the field
 */
export function useFocusedField(name: string | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form appears.
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
