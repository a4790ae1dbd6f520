import { PageDataContext } from '@northcast/shared-contracts/host/host';
import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import { Fragment, Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../not-found/not-found';
import { LoadFailure } from '../remotes/load-failure';
import { AreaBoundary } from './area-boundary';
import { AreaLoading } from './area-loading';
import { FailurePanel } from './failure-panel';
import type { Screen } from './load-page';
import { PendingBar } from './pending-bar';
import { PreservedArea } from './preserved-area';
import { useArrival } from './use-arrival';
import { useScreen } from './use-screen';

interface AreaProps {
  readonly initial: Screen;
  readonly addParts: (parts?: readonly StorePart[]) => void;
}

/** The part of the page between navigation and footer: whatever the location's remote shows there. */
export function Area({ initial, addParts }: AreaProps) {
  const { shown, pending, retry } = useScreen(initial);
  useArrival(shown);
  return (
    <>
      <PendingBar pending={pending} />
      <ShownArea
        key={shown.key}
        screen={shown.screen}
        location={shown.location}
        retry={retry}
        addParts={addParts}
      />
    </>
  );
}

interface ShownAreaProps extends Pick<AreaProps, 'addParts'> {
  readonly screen: Screen;
  readonly location: ReturnType<typeof useScreen>['shown']['location'];
  readonly retry: () => void;
}

function ShownArea({ screen, location, retry, addParts }: ShownAreaProps) {
  useMemo(() => {
    if (screen.kind === 'page') addParts(screen.module.store);
  }, [screen, addParts]);
  if (screen.kind === 'loading') return <AreaLoading />;
  if (screen.kind === 'not-found') return <NotFound />;
  if (screen.kind === 'preserved') return <PreservedArea html={screen.html} onRetry={retry} />;
  if (screen.kind === 'failed') return <FailurePanel failure={screen.failure} onRetry={retry} />;
  const { Page } = screen.module;
  const Layout = screen.route.Layout ?? Fragment;
  const asFailure = (error: unknown) =>
    new LoadFailure(
      screen.remote,
      'execution',
      error instanceof Error ? error.message : String(error),
    );
  return (
    <AreaBoundary
      renderFailure={(error) => <FailurePanel failure={asFailure(error)} onRetry={retry} />}
    >
      <PageDataContext value={screen.data}>
        <Suspense fallback={null}>
          <Layout>
            <Routes location={location}>
              <Route path={screen.route.path} element={<Page />} />
            </Routes>
          </Layout>
        </Suspense>
      </PageDataContext>
    </AreaBoundary>
  );
}
