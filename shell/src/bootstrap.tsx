import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { sessionChanged } from './session/session-slice';
import { hasSignedInHint } from './session/signed-in-hint';
import { createShellStore } from './store/store';

/** Starts the application in the document. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  const shellStore = createShellStore();
  if (hasSignedInHint(document.cookie))
    shellStore.store.dispatch(sessionChanged({ status: 'unknown' }));
  createRoot(root).render(
    <BrowserRouter>
      <App shellStore={shellStore} initial={{ kind: 'loading' }} />
    </BrowserRouter>,
  );
}
