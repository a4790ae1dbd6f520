import { articlePictureSizes, pictureSources } from '@northcast/shared-contracts/api/post-pictures';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: false, typographer: false });

/** No scripts, no styles, and images as the only resources. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'em', 'del', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    s: 'del',
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, ...sizeOf(attributes.src), loading: 'lazy' },
    }),
  },
};

/** Renders the Markdown of an article as HTML. */
export function postHtml(text: string): string {
  return withPictureSources(sanitizeHtml(markdown.render(text), allowed).trim());
}

/** Counts the images of a text that have no alternative text. */
export function picturesWithoutAlt(text: string): number {
  const inline = markdown.parse(text, {}).flatMap(({ children }) => children ?? []);
  return inline.filter(({ type, content }) => type === 'image' && content.trim() === '').length;
}

function sizeOf(src = ''): Record<string, string> {
  const sources = pictureSources(src);
  if (sources === null) return {};
  return { width: String(sources.width), height: String(sources.height) };
}

/**
 * Wraps our own images in `<picture>` with every stored format and width. Runs after sanitising,
 * which is safe because the added markup contains no user input.
 */
function withPictureSources(html: string): string {
  return html.replace(/<img src="([^"]*)"[^>]*>/g, (image, src: string) => {
    const sources = pictureSources(src);
    if (sources === null) return image;
    const source = (format: 'avif' | 'webp') =>
      `<source type="image/${format}" srcset="${sources[format]}" sizes="${articlePictureSizes}" />`;
    return `<picture>${source('avif')}${source('webp')}${image}</picture>`;
  });
}
