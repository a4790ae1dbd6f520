import { anyPath } from '../../registry/page-document';
import { isPanel } from '../area/is-panel';
import { loadRouteState, type RouteState } from '../area/load-page';
import { readPrerenderedPage } from '../prerender/prerendered-page';
import { publishedRemote } from '../remotes/page-manifest';

/** The screen to start with. */
export interface FirstRouteState {
  readonly screen: RouteState;
  /** Whether the document was rendered by the same version that is now loaded. */
  readonly hydrates: boolean;
}

/**
 * Loads the code behind the prerendered document. Markup of one version is never hydrated with code
 * of another version.
 */
export async function loadFirstRouteState(): Promise<FirstRouteState> {
  const page = readPrerenderedPage();
  if (!page || (page.pathname !== location.pathname && page.pathname !== anyPath)) {
    return { screen: { kind: 'loading' }, hydrates: false };
  }
  if (page.kind !== 'page') {
    // A document that is served for any address has the navigation of the public site.
    const hasItsBar = page.pathname !== anyPath || !isPanel(location.pathname);
    return { screen: { kind: page.kind }, hydrates: hasItsBar };
  }
  const known = 'data' in page ? { data: page.data } : undefined;
  const screen = await loadRouteState(location.pathname, known);
  const sameVersion =
    page.remote !== null && publishedRemote(page.remote)?.version === page.version;
  if (screen.kind === 'page') return { screen, hydrates: sameVersion };
  const main = document.querySelector('main')?.innerHTML ?? '';
  return screen.kind === 'failed'
    ? { screen: { kind: 'preserved', failure: screen.failure, html: main }, hydrates: false }
    : { screen, hydrates: false };
}
