import { anyPath } from '../../registry/page-document';
import { loadScreen, type Screen } from '../area/load-page';
import { isPanel } from '../navigation/is-panel';
import { readPrerenderedPage } from '../prerender/prerendered-page';
import { publishedRemote } from '../remotes/page-manifest';

/** What the page starts with. */
export interface FirstScreen {
  readonly screen: Screen;
  /** Whether the document's markup was made by the very code that is there now. */
  readonly hydrates: boolean;
}

/** What the document shows already, with the code behind it; HTML of one version is never hydrated with the code of another. */
export async function loadFirstScreen(): Promise<FirstScreen> {
  const page = readPrerenderedPage();
  if (!page || (page.pathname !== location.pathname && page.pathname !== anyPath)) {
    return { screen: { kind: 'loading' }, hydrates: false };
  }
  if (page.kind !== 'page') {
    // What serves any address has the bar of the site.
    const hasItsBar = page.pathname !== anyPath || !isPanel(location.pathname);
    return { screen: { kind: page.kind }, hydrates: hasItsBar };
  }
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
