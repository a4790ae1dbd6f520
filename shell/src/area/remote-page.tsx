import { PageDataContext } from '@northcast/shared-contracts/host/host';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import type { FailureKind } from '../../registry/load-report';
import { isChunkLoadError } from '../remotes/load-failure';
import { reportFailure } from '../remotes/report-load';
import type { ShellStore } from '../store/store';
import { WithStoreParts } from '../store/with-store-parts';
import { AreaBoundary } from './area-boundary';
import { AreaLoading } from './area-loading';
import { FailurePanel } from './failure-panel';
import type { RouteState } from './load-page';
import { restoreTypedText } from './typed-text';

interface RemotePageProps {
  readonly state: Extract<RouteState, { kind: 'page' }>;
  /** Number of the load; the page is mounted again for each, its layout is not. */
  readonly load: number;
  readonly location: Location;
  readonly pending: boolean;
  readonly retry: () => void;
  readonly shellStore: ShellStore;
}

/**
 * Path of the last page that was reloaded automatically after a chunk error, and when. A second
 * error on the same path within a minute shows the failure panel.
 */
let lastRecovered: string | undefined;
let recoveredAt = 0;
const recoveryInterval = 60_000;

function mayRecover(pathname: string): boolean {
  const now = performance.now();
  if (lastRecovered === pathname && now - recoveredAt < recoveryInterval) return false;
  lastRecovered = pathname;
  recoveredAt = now;
  return true;
}

/**
 * A remote's page and its store parts inside an error boundary. If one of its chunks was removed by
 * a release, loads the whole page from the live version.
 */
export function RemotePage({ state, load, location, pending, retry, shellStore }: RemotePageProps) {
  /** The load that failed last, and whether its page is replaced automatically. */
  const failed = useRef<{ load: number; isReplaced: boolean }>(undefined);
  const { pathname } = location;
  // After the effects of the page, which may fill its fields from a draft. React handles the events
  // one by one only once all effects have run.
  useEffect(() => queueMicrotask(() => restoreTypedText(pathname)), [pathname]);
  const { Page } = state.module;
  const Layout = state.route.Layout ?? Fragment;
  const onFailure = (error: unknown) => {
    reportFailure(state.remote, kindOf(error), state.version);
    if (failed.current?.isReplaced) retry();
  };
  const renderFailure = (error: unknown) => {
    // Once for each load: a panel that is shown must not give way to a later render.
    if (failed.current?.load !== load)
      failed.current = { load, isReplaced: isChunkLoadError(error) && mayRecover(pathname) };
    if (failed.current.isReplaced) return <AreaLoading />;
    const failure = { remote: state.remote, kind: kindOf(error) };
    return <FailurePanel failure={failure} isRetrying={pending} onRetry={retry} />;
  };
  return (
    <AreaBoundary load={load} renderFailure={renderFailure} onFailure={onFailure}>
      <WithStoreParts shellStore={shellStore} parts={state.module.store}>
        <PageDataContext value={state.data}>
          <Suspense fallback={null}>
            <Layout>
              <Routes key={load} location={location}>
                <Route path={state.route.path} element={<Page />} />
              </Routes>
            </Layout>
          </Suspense>
        </PageDataContext>
      </WithStoreParts>
    </AreaBoundary>
  );
}

const kindOf = (error: unknown): FailureKind => (isChunkLoadError(error) ? 'stale' : 'execution');
