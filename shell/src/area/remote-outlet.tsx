import { NotFound } from '../not-found/not-found';
import type { ShellStore } from '../store/store';
import { WithStoreParts } from '../store/with-store-parts';
import { AreaLoading } from './area-loading';
import { FailurePanel } from './failure-panel';
import type { Screen } from './load-page';
import { PendingBar } from './pending-bar';
import { PreservedArea } from './preserved-area';
import { RemotePage } from './remote-page';
import { useNavigationFocus } from './use-navigation-focus';
import { useNavigationMotion } from './use-navigation-motion';
import { useNavigationScroll } from './use-navigation-scroll';
import { useScreen } from './use-screen';

interface AreaProps {
  readonly initial: Screen;
  readonly shellStore: ShellStore;
}

/** The part of the page between navigation and footer: whatever the location's remote shows there. */
export function RemoteOutlet({ initial, shellStore }: AreaProps) {
  const { shown, pending, retry } = useScreen(initial);
  useNavigationScroll(shown);
  useNavigationFocus(shown);
  useNavigationMotion(shown);
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
        <RemotePage screen={screen} location={location} pending={pending} retry={retry} />
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
