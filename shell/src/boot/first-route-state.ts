import { anyPath } from '../../registry/page-document';
import { isPanel } from '../area/find-route';
import { loadRouteState, type RouteState } from '../area/load-page';
import { publishedRemote, readPrerenderedPage } from '../remotes/page-manifest';

/** The route state to start with. */
export interface FirstRouteState {
  readonly state: RouteState;
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
    return { state: { kind: 'loading' }, hydrates: false };
  }
  if (page.kind !== 'page') {
    // A document that is served for any address has the navigation of the public site.
    const hasItsBar = page.pathname !== anyPath || !isPanel(location.pathname);
    return { state: { kind: page.kind }, hydrates: hasItsBar };
  }
  const known = 'data' in page ? { data: page.data } : undefined;
  const state = await loadRouteState(location.pathname, known);
  const sameVersion =
    page.remote !== null && publishedRemote(page.remote)?.version === page.version;
  if (state.kind === 'page') return { state, hydrates: sameVersion };
  if (state.kind !== 'failed') return { state, hydrates: false };
  writeValues();
  const html = document.querySelector('main')?.innerHTML ?? '';
  return { state: { kind: 'preserved', failure: state.failure, html }, hydrates: false };
}

/** Properties of a field; each kind of field has only some of them. */
type Field = HTMLInputElement & HTMLTextAreaElement & HTMLOptionElement;

/** Writes the present values of all fields except passwords into the markup. */
function writeValues(): void {
  const fields = 'main :is(input:not([type=password]), textarea, option)';
  for (const field of document.querySelectorAll<Field>(fields)) {
    field.defaultValue = field.value;
    field.defaultChecked = field.checked;
    field.defaultSelected = field.selected;
  }
}
