import { useEffect, useState } from 'react';

/** Milliseconds of rest after the last key before the server is asked. */
const rest = 150;

/** What is typed, trimmed, once typing rests. */
export function useRestedText(text: string): string {
  const [rested, setRested] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
