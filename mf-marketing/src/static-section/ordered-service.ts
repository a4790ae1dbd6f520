import type { FormEvent } from 'react';

/** Slug that a form of `OrderButton` asks for; such a form is then not sent. */
export function orderedService({ nativeEvent }: FormEvent): string | undefined {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (!(button instanceof HTMLButtonElement) || button.name !== 'order') return undefined;
  nativeEvent.preventDefault();
  return button.value;
}
