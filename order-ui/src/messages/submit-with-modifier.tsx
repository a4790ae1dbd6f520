import type { KeyboardEvent } from 'react';

/** Control or Command with Enter submits from a text area too. */
export function submitWithModifier(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
