import { NotFound } from '../not-found/not-found';
import type { ShellStore } from '../store/store';
import { WithStoreParts } from '../store/with-store-parts';
import { AreaLoading } from './area-loading';
import { FailurePanel } from './failure-panel';
import type { Screen } from './load-page';
import { PendingBar } from './pending-bar';
import { PreservedArea } from './preserved-area';
import { ShownPage } from './shown-page';
import { useArrival } from './use-arrival';
import { useScreen } from './use-screen';

interface AreaProps {
  readonly initial: Screen;
  readonly shellStore: ShellStore;
}

/** The part of the page between navigation and footer: whatever the location's remote shows there. */
export function Area({ initial, shellStore }: AreaProps) {
  const { shown, pending, retry } = useScreen(initial);
  useArrival(shown);
  return (
    <>
      <PendingBar pending={pending} />
      <ShownArea
        key={shown.key}
        screen={shown.screen}
        location={shown.location}
        pending={pending}
        retry={retry}
        shellStore={shellStore}
      />
    </>
  );
}

interface ShownAreaProps extends Pick<AreaProps, 'shellStore'> {
  readonly screen: Screen;
  readonly location: ReturnType<typeof useScreen>['shown']['location'];
  readonly pending: boolean;
  readonly retry: () => void;
}

function ShownArea({ screen, location, pending, retry, shellStore }: ShownAreaProps) {
  if (screen.kind === 'loading') return <AreaLoading />;
  if (screen.kind === 'not-found') return <NotFound />;
  if (screen.kind === 'page') {
    return (
      <WithStoreParts shellStore={shellStore} parts={screen.module.store}>
        <ShownPage screen={screen} location={location} pending={pending} retry={retry} />
      </WithStoreParts>
    );
  }
  const { failure } = screen;
  return screen.kind === 'failed' ? (
    <FailurePanel failure={failure} isRetrying={pending} onRetry={retry} />
  ) : (
    <PreservedArea html={screen.html} failure={failure} isRetrying={pending} onRetry={retry} />
  );
}
