import { brand } from '@northcast/shared-contracts/content/brand';
import { structuredData } from '../seo/structured-data.js';
import { asScriptText } from './document.js';
import type { RenderedDocument } from './page-renderer.js';

interface HeadRequest {
  readonly pathname: string;
  readonly rendered: RenderedDocument;
  /** Public origin. */
  readonly publicUrl: string;
}

const pictures = ['services', 'pricing', 'about', 'blog', 'contact', 'help', 'equipment', 'legal'];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const titleOf = (head: string) => /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
const descriptionOf = (head: string) =>
  /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';

/** Name of the Open Graph image for a section of the site. */
function pictureOf(pathname: string): string {
  if (pathname === '/') return 'home';
  const section = pathname.split('/')[1] ?? '';
  return pictures.includes(section) ? section : 'default';
}

/**
 * Canonical link, Open Graph and structured data for a page that search engines may index;
 * `noindex` for other pages.
 */
export function headOf({ pathname, rendered, publicUrl }: HeadRequest): string {
  if (rendered.page.kind !== 'page' || rendered.status !== 200 || isUnlisted(rendered.head)) {
    return noindex(rendered.head);
  }
  const address = `${publicUrl}${pathname}`;
  const title = titleOf(rendered.head);
  const properties: [string, string][] = [
    ['og:type', pathname.startsWith('/blog/') ? 'article' : 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', descriptionOf(rendered.head)],
    ['og:url', escaped(address)],
    ['og:image', escaped(`${publicUrl}/og/${pictureOf(pathname)}.png`)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const name = unescaped(title).replace(` · ${brand.name}`, '');
  const data = structuredData(publicUrl, pathname, name, rendered.shown ?? rendered.page.data);
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    '<link rel="alternate" type="application/rss+xml" title="Northcast blog" href="/rss.xml">',
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${asScriptText(data)}</script>`,
  ].join('');
}

const isUnlisted = (head: string) => head.includes('name="robots"');

const noindex = (head: string) =>
  isUnlisted(head) ? '' : '<meta name="robots" content="noindex">';
