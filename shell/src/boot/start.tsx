import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app';
import { keepTypedText } from '../area/typed-text';
import { loadDeferredFeatures, renderOffscreenSections } from '../deferred/when-idle';
import { readPrerenderedPage, registry } from '../remotes/page-manifest';
import { hasSignedInHint } from '../session/refresh-session';
import { sessionChanged } from '../store/shell-state';
import { createShellStore } from '../store/store';
import type { FirstRouteState } from './first-route-state';

export function start({ state, hydrates }: FirstRouteState): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  const shellStore = createShellStore();
  const isSignedIn = hasSignedInHint(document.cookie);
  if (isSignedIn) {
    shellStore.store.dispatch(sessionChanged({ status: 'unknown' }));
  }
  const app = (
    <BrowserRouter>
      <App shellStore={shellStore} initial={state} navigation={registry().navigation} />
    </BrowserRouter>
  );
  // A prefetched document may have been rendered before a sign-in or sign-out.
  const isOfSession = (readPrerenderedPage()?.signedIn ?? false) === isSignedIn;
  if (hydrates && isOfSession) startTransition(() => void hydrateRoot(root, app));
  else {
    keepTypedText(location.pathname);
    createRoot(root).render(app);
  }
  renderOffscreenSections();
  loadDeferredFeatures();
}
