import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryOf } from './query';

/** Milliseconds without input before the URL is updated. */
const addressDelay = 300;

const never = () => () => {};

/** False on the server and during hydration: the server rendered without a query. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The search text, kept as `q` in the URL. Input takes effect at once; the URL is updated later.
 * @param firstRender whether the server rendered with the text in the URL, or without it
 */
export function useSearchText(
  firstRender: 'empty' | 'in the document' = 'empty',
): readonly [string, (text: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const isKnown = isHydrated || firstRender === 'in the document';
  const inAddress = isKnown ? queryOf(search) : '';
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new URL resets the input.
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
        // Read the current URL: a dialog or a navigation may have changed it since the input.
        const { pathname: current, search: before, hash } = window.location;
        const written = text.trim() === '' ? '' : text;
        if (current !== pathname || queryOf(before) === written) return;
        const next = new URLSearchParams(before);
        if (written === '') next.delete('q');
        else next.set('q', written);
        void navigate({ search: next.toString(), hash }, { replace: true });
      }, addressDelay);
    },
    [navigate, pathname],
  );

  return [typed ?? inAddress, change];
}

/**
 * Reports text that was typed into the form's field before hydration. The layout effect runs before
 * any later input.
 * @returns ref for the form
 */
export function useEarlyText(onChange: (text: string) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first value was typed before hydration.
  useLayoutEffect(() => {
    const early = form.current?.querySelector('input')?.value;
    if (early) onChange(early);
  }, []);
  return form;
}
