import type { DocumentRegistry } from '../../registry/document-registry.js';
import { bootScript } from './boot-script.js';

export interface DocumentParts {
  readonly registry: DocumentRegistry;
  /** Title, description and links of this page, as HTML. */
  readonly head: string;
  /** Rendered page. */
  readonly body: string;
}

/** JSON inside a script element: nothing in it can end the element. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A whole HTML document. */
export function renderDocument({ registry, head, body }: DocumentParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
<script type="application/json" id="registry">${asScriptText(registry)}</script>
<script>${bootScript}</script>
</head>
<body><div id="root">${body}</div></body>
</html>`;
}
