import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { getSchema } from '@tiptap/core';
import { type Node, DOMParser as NodeParser, type Schema, type Slice } from '@tiptap/pm/model';
import { editorExtensions } from './editor-extensions';

/** Parses HTML into an inert document: it runs no script and loads no resource. */
function inertBody(html: string): HTMLElement {
  const { __html: markup } = trustedMarkup(html);
  return new window.DOMParser().parseFromString(markup as string, 'text/html').body;
}

/** Parses a post's HTML into an editor document. */
export function parsedHtml(html: string): Node {
  const schema = getSchema(editorExtensions);
  return NodeParser.fromSchema(schema).parse(inertBody(html));
}

/**
 * Parses pasted HTML. Elements that the editor does not support, and pictures from other sites, are
 * dropped.
 */
export function pastedSlice(schema: Schema, html: string): Slice {
  const body = inertBody(html);
  for (const image of body.querySelectorAll('img')) {
    if (!/^\/(?!\/)/.test(image.getAttribute('src') ?? '')) image.remove();
  }
  return NodeParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: false });
}
