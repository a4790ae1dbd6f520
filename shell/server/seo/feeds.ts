import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import { brand, brandDescription } from '@northcast/shared-contracts/content/brand';

/** Characters that XML 1.0 forbids even as references: with one, no reader accepts the document. */
const forbidden = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) =>
  text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export interface SitemapEntry {
  readonly pathname: string;
  /** ISO 8601 timestamp of the last change. */
  readonly lastModified: string;
}

export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ pathname, lastModified }) =>
      `<url><loc>${escaped(`${origin}${pathname}`)}</loc><lastmod>${escaped(lastModified)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function blogFeed(origin: string, posts: readonly BlogPost[]): string {
  const items = posts.map(({ slug, title, excerpt, publishedAt }) => {
    const address = escaped(`${origin}/blog/${slug}`);
    return `<item><title>${escaped(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escaped(excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${brand.name} blog</title><link>${escaped(origin)}/blog</link><atom:link href="${escaped(origin)}/rss.xml" rel="self" type="application/rss+xml"/><description>${escaped(brandDescription)}</description><language>en</language>\n${items.join('\n')}\n</channel></rss>\n`;
}

/** `robots.txt`: allows public pages, excludes account pages, admin pages and the API. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin/\nDisallow: /dashboard\nDisallow: /auth\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * `security.txt` (RFC 9116).
 * @param expires ISO 8601 timestamp, at most a year ahead
 */
export function securityText(origin: string, expires: string): string {
  return `Contact: mailto:${brand.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`;
}
