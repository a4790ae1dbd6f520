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

// These match also what has no end: otherwise each begin would search the rest of the text for one.
const styleElement = /<style[\s>][\s\S]*?(?:<\/style[^>]*>?|$)/gi;
const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>?/gi;
const styleOrValue = /(?<=[\s"'/])style(?=\s*=)|"[^"]*"|'[^']*'/gi;

/**
 * Removes `style` elements and renames `style` attributes: the Content Security Policy blocks and
 * reports each of them, also in an inert document.
 */
const withStylesAside = (html: string) =>
  html
    .replace(styleElement, '')
    .replace(tag, (whole) =>
      whole.replace(styleOrValue, (part) => (/^s/i.test(part) ? 'data-style' : part)),
    );

/**
 * Parses pasted HTML. Elements that the editor does not support, and pictures from other sites, are
 * dropped. Its styles tell what is bold or slanted.
 */
export function pastedSlice(schema: Schema, html: string): Slice {
  const body = inertBody(withStylesAside(html));
  for (const image of body.querySelectorAll('img')) {
    if (!/^\/(?!\/)/.test(image.getAttribute('src') ?? '')) image.remove();
  }
  // The policy allows scripts to set styles.
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const { style } = element;
    style.cssText = element.dataset.style ?? '';
    // The editor shows these bold anyway.
    if (element.matches('h1, h2, h3, h4, h5, h6, th')) style.fontWeight = '';
    // The weights by which the editor recognises plain text.
    if (style.fontWeight === 'normal' || Number(style.fontWeight || 600) < 600) {
      style.fontWeight = element.localName === 'b' ? 'normal' : '400';
    }
  }
  const { rules } = NodeParser.fromSchema(schema);
  return new NodeParser(schema, [...rules, ...headings]).parseSlice(body, {
    preserveWhitespace: false,
  });
}

/** Headings that the editor does not support become the nearest ones. */
const headings = [
  { tag: 'h1', node: 'heading', attrs: { level: 2 } },
  { tag: 'h5, h6', node: 'heading', attrs: { level: 4 } },
];
