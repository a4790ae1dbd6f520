import type { KeyboardEvent } from 'react';

/** Submits from a text area too: Control or Command with Enter. */
export function submitWithModifier(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
