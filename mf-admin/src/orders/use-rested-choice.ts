import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Milliseconds before a choice is saved: choosing by keyboard passes through other values, each of
 * which would send a mail.
 */
const rest = 500;

/**
 * Saves what is chosen in a select after a delay, on blur (`commit`), or when another order is
 * shown.
 */
export function useRestedChoice<Value extends string>(
  orderId: string,
  save: (value: Value) => void,
) {
  const [chosen, setChosen] = useState<Value | null>(null);
  const pending = useRef<(() => void) | null>(null);
  const commit = useCallback(() => {
    const saveNow = pending.current;
    pending.current = null;
    setChosen(null);
    saveNow?.();
  }, []);
  const choose = (value: Value) => {
    // Bind `save` to the order that is shown now.
    pending.current = () => save(value);
    setChosen(value);
  };
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(commit, rest);
    return () => clearTimeout(timer);
  }, [chosen, commit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when the order changes.
  useEffect(() => commit, [orderId, commit]);
  return { chosen, choose, commit };
}
