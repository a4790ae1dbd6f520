import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds without a key before the address follows what is typed. */
const addressDelay = 300;

const never = () => () => {};

/** False on the server and while the server's HTML is taken over: it was rendered without a query. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The text of the search, kept as `q` in the address: what is typed counts at once, the address follows. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const inAddress = isHydrated ? (parameters.get('q') ?? '') : '';
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address replaces what was typed, unless typing goes on.
  useEffect(() => {
    if (timer.current === undefined) setTyped(undefined);
  }, [inAddress]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        setParameters(
          (previous) => {
            const next = new URLSearchParams(previous);
            if (text.trim() === '') next.delete('q');
            else next.set('q', text);
            return next;
          },
          { replace: true },
        );
      }, addressDelay);
    },
    [setParameters],
  );

  return [typed ?? inAddress, change];
}
