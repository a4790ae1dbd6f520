import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { anyPath } from '../registry/page-document';
import { App } from './app';
import { loadScreen, type Screen } from './area/load-page';
import { readPrerenderedPage } from './prerender/prerendered-page';
import { publishedRemote } from './remotes/document-registry';
import { sessionChanged } from './session/session-state';
import { hasSignedInHint } from './session/signed-in-hint';
import { createShellStore } from './store/store';

/** Starts the application in the document. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  const shellStore = createShellStore();
  if (hasSignedInHint(document.cookie)) {
    shellStore.store.dispatch(sessionChanged({ status: 'unknown' }));
  }
  const { screen, hydrates } = await firstScreen();
  const app = (
    <BrowserRouter>
      <App shellStore={shellStore} initial={screen} />
    </BrowserRouter>
  );
  if (hydrates) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** What the document shows already, with the code behind it; HTML of one version is never hydrated with the code of another. */
async function firstScreen(): Promise<{ screen: Screen; hydrates: boolean }> {
  const page = readPrerenderedPage();
  if (!page || (page.pathname !== location.pathname && page.pathname !== anyPath)) {
    return { screen: { kind: 'loading' }, hydrates: false };
  }
  if (page.kind !== 'page') return { screen: { kind: page.kind }, hydrates: true };
  const known = 'data' in page ? { data: page.data } : undefined;
  const screen = await loadScreen(location.pathname, known);
  const sameVersion =
    page.remote !== null && publishedRemote(page.remote)?.version === page.version;
  if (screen.kind === 'page') return { screen, hydrates: sameVersion };
  const main = document.querySelector('main')?.innerHTML ?? '';
  return screen.kind === 'failed'
    ? { screen: { kind: 'preserved', failure: screen.failure, html: main }, hydrates: false }
    : { screen, hydrates: false };
}
