import type { PrerenderedPage } from '../../registry/page-document.js';
import type { PageManifest } from '../../registry/page-manifest.js';
import { bootScript } from '../boot-script.js';

export interface DocumentParts {
  readonly registry: PageManifest;
  readonly page: PrerenderedPage;
  /** Title, description and links of this page, as HTML. */
  readonly head: string;
  /**
   * Font rules, in a separate style element: when the browser adds an animation to the sheet that
   * contains them, it lays out the whole page again.
   */
  readonly fontFaces: string;
  readonly css: string;
  /** Attributes of the style element. */
  readonly styleAttributes: string;
  /** Notice without JavaScript, before the page. */
  readonly notice: string;
  /** Rendered markup of the page. */
  readonly body: string;
  /** Speculation rules; undefined if there are none. */
  readonly rules: string | undefined;
}

/** JSON for a script element, escaped so that it cannot close the element. */
export const asScriptText = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

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

/** Paths that are not pages, or that are for operators. */
const noPages = ['/api/*', '/releases/*', '/_releases'];
/** Never prefetch URLs with `?order=`. */
const orders = '/*\\?*order=*';

/**
 * Text of a `speculationrules` script: the browser may prefetch documents of public pages when the
 * user is about to follow a link. Paths use URLPattern syntax, which is compatible with our routes.
 */
export function speculationRules({ remotes }: PageManifest): string {
  const personal = remotes.flatMap(({ routes }) =>
    routes.filter(({ prerender }) => !prerender).map(({ path }) => path),
  );
  const excluded = { href_matches: [...noPages, ...personal, orders] };
  const where = { and: [{ href_matches: '/*' }, { not: excluded }] };
  return asScriptText({ prefetch: [{ where, eagerness: 'moderate' }] });
}
