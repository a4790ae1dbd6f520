import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as NodeParser, type Schema, type Slice } from '@tiptap/pm/model';
import { editorExtensions } from './editor-extensions';

/** A document in which nothing runs and nothing is loaded. */
function inertBody(html: string): HTMLElement {
  const { __html: markup } = trustedMarkup(html);
  return new window.DOMParser().parseFromString(markup as string, 'text/html').body;
}

/** A post's HTML as the editor's document. */
export function documentOf(html: string): JSONContent {
  const schema = getSchema(editorExtensions);
  return NodeParser.fromSchema(schema).parse(inertBody(html)).toJSON();
}

/** What somebody copied elsewhere; what the editor does not know, and pictures of other sites, stay behind. */
export function pastedSlice(schema: Schema, html: string): Slice {
  const body = inertBody(html);
  for (const image of body.querySelectorAll('img')) {
    if (!/^\/(?!\/)/.test(image.getAttribute('src') ?? '')) image.remove();
  }
  return NodeParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: false });
}
