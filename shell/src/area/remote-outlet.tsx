import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFound } from '../not-found/not-found';
import type { ShellStore } from '../store/store';
import { AreaBoundary } from './area-boundary';
import { AreaLoading, PendingBar } from './area-loading';
import { FailurePanel } from './failure-panel';
import type { RouteState } from './load-page';
import { PreservedArea } from './preserved-area';
import { RemotePage } from './remote-page';
import { useNavigationScroll } from './use-navigation-scroll';
import { type ShownRoute, useRouteState } from './use-route-state';

interface RemoteOutletProps {
  readonly initial: RouteState;
  readonly shellStore: ShellStore;
}

/**
 * The part of the page between navigation and footer, filled by the remote of the current location.
 */
export function RemoteOutlet({ initial, shellStore }: RemoteOutletProps) {
  const { shown, pending, retry } = useRouteState(initial);
  useNavigationScroll(shown);
  useNavigationFocus(shown);
  const area = shown.state.kind === 'page' ? shown.state.remote : '';
  // An area's boundary stays after the area: its clean-up may throw.
  const [areas, setAreas] = useState([area]);
  if (!areas.includes(area)) setAreas([...areas, area]);
  return (
    <>
      <PendingBar pending={pending} />
      {areas.map((each) => (
        <AreaBoundary key={each} load={shown.key}>
          {each === area && (
            <RouteStateView
              key={area || shown.key}
              state={shown.state}
              load={shown.key}
              location={shown.location}
              pending={pending}
              retry={retry}
              shellStore={shellStore}
            />
          )}
        </AreaBoundary>
      ))}
    </>
  );
}

interface RouteStateViewProps extends Pick<RemoteOutletProps, 'shellStore'> {
  readonly state: RouteState;
  readonly load: number;
  readonly location: ShownRoute['location'];
  readonly pending: boolean;
  readonly retry: () => void;
}

function RouteStateView(props: RouteStateViewProps) {
  const { state, location, pending, retry } = props;
  if (state.kind === 'loading') return <AreaLoading />;
  if (state.kind === 'not-found') return <NotFound />;
  if (state.kind === 'page') return <RemotePage {...props} state={state} />;
  const failed = { failure: state.failure, isRetrying: pending, onRetry: retry };
  return state.kind === 'failed' ? (
    <FailurePanel {...failed} />
  ) : (
    <PreservedArea {...failed} pathname={location.pathname} html={state.html} />
  );
}

/**
 * After a navigation to another page, moves the focus to its heading so that a screen reader
 * announces the page. If the user has moved the focus since (into a menu, for example), it stays
 * there.
 */
function useNavigationFocus({ location, key }: ShownRoute): void {
  const leftFrom = useFocusAtDeparture();
  const last = useRef({ pathname: location.pathname, key });
  const { pathname } = location;
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, key };
    if (from.pathname !== pathname || from.key !== key) focusArrival(leftFrom.current);
  }, [pathname, key, leftFrom]);
}

/** @returns the element that had the focus when the path last changed */
function useFocusAtDeparture() {
  const { pathname } = useLocation();
  const element = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path change is the trigger.
  useEffect(() => {
    element.current = document.activeElement;
  }, [pathname]);
  return element;
}

/**
 * @param leftFrom element that had the focus at departure; if the user has moved the focus since,
 * it stays there
 */
function focusArrival(leftFrom: Element | null): void {
  const focused = document.activeElement;
  if (focused === document.body || focused === leftFrom) focusHeading({ preventScroll: true });
}
