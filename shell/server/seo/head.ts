import type { RenderedDocument } from '../documents/page-renderer.js';

interface HeadRequest {
  readonly pathname: string;
  readonly rendered: RenderedDocument;
  /** Origin that visitors use. */
  readonly publicUrl: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const titleOf = (head: string) => /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
const descriptionOf = (head: string) =>
  /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';

/** Open Graph picture of a section of the site. */
function pictureOf(pathname: string): string {
  if (pathname === '/') return 'home';
  const section = pathname.split('/')[1] ?? '';
  const sections = [
    'services',
    'pricing',
    'about',
    'blog',
    'contact',
    'help',
    'equipment',
    'legal',
  ];
  return sections.includes(section) ? section : 'default';
}

/** Canonical address and Open Graph of a page that search engines may list. */
export function headOf({ pathname, rendered, publicUrl }: HeadRequest): string {
  if (rendered.page.kind !== 'page' || rendered.status !== 200) return noindex(rendered.head);
  const address = `${publicUrl}${pathname === '/' ? '/' : pathname.replace(/\/$/, '')}`;
  const picture = `${publicUrl}/og/${pictureOf(pathname)}.png`;
  const title = titleOf(rendered.head);
  const properties: [string, string][] = [
    ['og:type', pathname.startsWith('/blog/') ? 'article' : 'website'],
    ['og:site_name', 'Northcast'],
    ['og:title', title],
    ['og:description', descriptionOf(rendered.head)],
    ['og:url', escaped(address)],
    ['og:image', escaped(picture)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

const noindex = (head: string) =>
  head.includes('name="robots"') ? '' : '<meta name="robots" content="noindex">';
