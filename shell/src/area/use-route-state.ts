import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation } from 'react-router-dom';
import { lookForReleases } from '../remotes/page-manifest';
import { isPanel } from './find-route';
import { loadRouteState, type RouteState, reloadRouteState } from './load-page';

export interface ShownRoute {
  readonly state: RouteState;
  /**
   * The last location of this page. While the next page loads, it lags behind the address bar: the
   * page keeps its query, so that an open dialog or a filter does not change.
   */
  readonly location: Location;
  /** Changes with every load. Only the layout of an area stays mounted when it changes. */
  readonly key: number;
}

/**
 * The state for the current location. While the next one loads, the last one stays, also if the
 * user comes back to it. A `failed` state is retried with `retry`, and automatically when the
 * browser is back online.
 * @param initial state that the document was rendered with
 */
export function useRouteState(initial: RouteState) {
  const location = useLocation();
  const [shown, setShown] = useState<ShownRoute>({ state: initial, location, key: 0 });
  const isSamePath = shown.location.pathname === location.pathname;
  if (isSamePath && shown.location !== location) setShown({ ...shown, location });
  const [pending, setPending] = useState(initial.kind === 'loading');
  const wanted = useRef({ pathname: location.pathname, load: 0 });

  const load = useCallback(async (target: Location, loadTarget: typeof reloadRouteState) => {
    const turn = wanted.current.load + 1;
    wanted.current = { pathname: target.pathname, load: turn };
    setPending(true);
    const state = await loadTarget(target.pathname);
    const isWanted = () => wanted.current.load === turn;
    if (!isWanted()) return;
    changePage(target.pathname, () => {
      if (!isWanted()) return;
      setShown({ state, location: target, key: turn });
      setPending(false);
    });
  }, []);

  /** Key of the shown route if it is being replaced, because its page has failed. */
  const broken = useRef<number>(undefined);
  const started = useRef(false);
  useEffect(() => {
    const first = !started.current;
    started.current = true;
    const { pathname } = location;
    const isNew = wanted.current.pathname !== pathname;
    if (isNew) void lookForReleases();
    const isShown = shown.state.kind === 'page' && shown.location.pathname === pathname;
    if (isNew && isShown && broken.current !== shown.key) {
      // The user has come back before another page was shown: cancel its load.
      wanted.current = { pathname, load: wanted.current.load + 1 };
      // Also if React is already rendering the other page.
      setShown(shown);
      setPending(false);
    } else if (isNew || (first && initial.kind === 'loading')) {
      void load(location, loadRouteState);
    }
  }, [location, load, initial.kind, shown]);

  const retry = useCallback(() => {
    broken.current = shown.key;
    void load(location, reloadRouteState);
  }, [load, location, shown.key]);
  const { kind } = shown.state;
  useBackOnline(kind === 'failed' || kind === 'preserved', retry);

  return { shown, pending, retry };
}

/** Calls back when the browser is online again, if `isWaiting`. */
function useBackOnline(isWaiting: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isWaiting, onOnline]);
}

/** Milliseconds of the cross-fade; equals `theme.motion.fast`. */
const duration = 120;

/**
 * Replaces the shown page, with a cross-fade (View Transitions API). There is no transition in the
 * admin panel, with reduced motion, or in browsers without view transitions.
 * @param pathname of the next page
 * @param show sets the state that shows the page; called once, soon
 */
function changePage(pathname: string, show: () => void): void {
  if (isStill(pathname)) {
    startTransition(show);
    return;
  }
  // The browser shows the old frame until the callback returns, so the new page and its effects
  // must be rendered synchronously.
  const transition = document.startViewTransition(() => flushSync(show));
  transition.ready.then(setDuration, () => {
    // The transition was skipped, for example in a hidden tab. The page is shown anyway.
  });
}

const isStill = (pathname: string): boolean =>
  !document.startViewTransition ||
  isPanel(pathname) ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Set by script, because a style sheet would add these rules to every document. */
function setDuration(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')) {
      effect.updateTiming({ duration });
    }
  }
}
