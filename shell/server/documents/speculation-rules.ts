import type { PageManifest } from '../../registry/page-manifest.js';
import { asScriptText } from './document.js';

/** Addresses that are no page, or an operator's. */
const noPages = ['/api/*', '/releases/*', '/_releases'];
/** An order is placed by a person, never fetched ahead. */
const orders = '/*\\?*order=*';

/**
 * What the browser may fetch ahead by itself, as the text of a `speculationrules` script: documents of public pages, when somebody is
 * about to follow a link to one. Paths are in the notation of URLPattern, which reads those of our routes.
 */
export function speculationRules({ remotes }: PageManifest): string {
  const personal = remotes.flatMap(({ routes }) =>
    routes.filter(({ prerender }) => !prerender).map(({ path }) => path),
  );
  const excluded = { href_matches: [...noPages, ...personal, orders] };
  const where = { and: [{ href_matches: '/*' }, { not: excluded }] };
  return asScriptText({ prefetch: [{ where, eagerness: 'moderate' }] });
}
