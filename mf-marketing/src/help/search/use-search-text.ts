import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

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

/**
 * The text of the search, kept as `q` in the address: what is typed counts at once, the address follows.
 * @param firstRender whether the document was rendered for the text in the address, or without one
 */
export function useSearchText(
  firstRender: 'empty' | 'in the document' = 'empty',
): readonly [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const isKnown = isHydrated || firstRender === 'in the document';
  const inAddress = isKnown ? (parameters.get('q') ?? '') : '';
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
        // A link was pressed meanwhile, and its page is on its way: this address would lead back.
        if (window.location.pathname !== pathname) return;
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
    [setParameters, pathname],
  );

  return [typed ?? inAddress, change];
}
