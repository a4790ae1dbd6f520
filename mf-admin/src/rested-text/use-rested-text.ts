import { useEffect, useState } from 'react';

/** Milliseconds after the last key press before the server is asked. */
const rest = 150;

/** The trimmed text, debounced. */
export function useRestedText(text: string): string {
  const [rested, setRested] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
