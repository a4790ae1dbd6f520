import type { PrerenderedPage } from '../../registry/page-document.js';
import type { PageManifest } from '../../registry/page-manifest.js';
import { bootScript } from '../boot-script.js';

export interface DocumentParts {
  readonly registry: PageManifest;
  readonly page: PrerenderedPage;
  /** Title, description and links of this page, as HTML. */
  readonly head: string;
  /** Rules for fonts, in a style element of their own: an animation that the browser adds to their sheet lays out the whole page. */
  readonly fontFaces: string;
  readonly css: string;
  /** Attributes of the style element. */
  readonly styleAttributes: string;
  /** For a reader without script, in front of the page. */
  readonly notice: string;
  /** Rendered page. */
  readonly body: string;
  /** What the browser may fetch ahead, or nothing. */
  readonly rules: string | undefined;
}

/** JSON inside a script element: nothing in it can end the element. */
export const asScriptText = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** A whole HTML document. */
export function renderDocument({
  registry,
  page,
  head,
  fontFaces,
  css,
  styleAttributes,
  notice,
  body,
  rules,
}: DocumentParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<style>${fontFaces}</style>
<style ${styleAttributes}>${css}</style>
</head>
<body>${notice}<div id="root">${body}</div>
<script type="application/json" id="page">${asScriptText(page)}</script>
<script type="application/json" id="registry">${asScriptText(registry)}</script>${rules ? `<script type="speculationrules">${rules}</script>` : ''}
<script>${bootScript}</script>
</body>
</html>`;
}

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
