import { useState } from 'react';

/** The key of one form: a repeated send with it stores nothing twice. Works without a secure context, unlike `randomUUID`. */
export function useFormKey(): string {
  const [key] = useState(() =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  );
  return key;
}
