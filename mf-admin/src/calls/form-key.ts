import { useState } from 'react';

/** A key for a call. Works without a secure context, unlike `randomUUID`. */
export const newFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The key of one form: a repeated send with it stores nothing twice. */
export function useFormKey(): string {
  const [key] = useState(newFormKey);
  return key;
}
