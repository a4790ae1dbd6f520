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

/** What is looked for at an address. */
export const queryOf = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/**
 * The text of the search, kept as `q` in the address: what is typed counts at once, the address follows.
 * @param firstRender whether the document was rendered for the text in the address, or without one
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
        // The address of this moment: meanwhile a dialog may have opened or closed, or a link to another page been pressed.
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
 * Reports what was typed into a form's field before script came, before anything more can be typed.
 * @returns for the form
 */
export function useEarlyText(onChange: (text: string) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the field later was typed later.
  useLayoutEffect(() => {
    const early = form.current?.querySelector('input')?.value;
    if (early) onChange(early);
  }, []);
  return form;
}
