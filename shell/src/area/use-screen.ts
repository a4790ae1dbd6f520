import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadScreen, type Screen } from './load-page';

export interface ShownScreen {
  readonly screen: Screen;
  /** Where the reader was when this screen was loaded; its path may be behind the address bar's while the next one loads. */
  readonly location: Location;
  /** A new key for each load, so that nothing remembers a failure. */
  readonly key: number;
}

/**
 * The screen of the present location. While the next one loads, the last one stays.
 * @param initial what the document was rendered with
 */
export function useScreen(initial: Screen) {
  const location = useLocation();
  const [shown, setShown] = useState<ShownScreen>({ screen: initial, location, key: 0 });
  const [pending, setPending] = useState(initial.kind === 'loading');
  const wanted = useRef({ pathname: location.pathname, load: 0 });

  const load = useCallback(async (target: Location) => {
    const turn = wanted.current.load + 1;
    wanted.current = { pathname: target.pathname, load: turn };
    setPending(true);
    const screen = await loadScreen(target.pathname);
    if (wanted.current.load !== turn) return;
    startTransition(() => {
      setShown({ screen, location: target, key: turn });
      setPending(false);
    });
  }, []);

  const started = useRef(false);
  useEffect(() => {
    const first = !started.current;
    started.current = true;
    const isNew = wanted.current.pathname !== location.pathname;
    if (isNew || (first && initial.kind === 'loading')) void load(location);
  }, [location, load, initial.kind]);

  const samePath = shown.location.pathname === location.pathname;
  return {
    shown: samePath ? { ...shown, location } : shown,
    pending,
    retry: useCallback(() => load(location), [load, location]),
  };
}
