import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import { brand, brandDescription } from '@northcast/shared-contracts/content/brand';
import express, { type Response, type Router } from 'express';
import { retryAfter } from '../api-proxy/send-gateway-problem.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { Settings } from '../settings.js';

const halfYear = 182 * 24 * 60 * 60 * 1000;

/** Serves sitemap, feed, robots.txt and security.txt. */
export function serveFeeds({ publicUrl, bffUrl }: Settings, registry: LiveRegistry): Router {
  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots(publicUrl));
  });
  router.get('/.well-known/security.txt', (_request, response) => {
    const expires = new Date(Date.now() + halfYear).toISOString();
    response.type('text/plain').send(securityText(publicUrl, expires));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const known = await posts(bffUrl);
    // Without the bff it still lists the other pages.
    if (!known) response.set('Cache-Control', 'no-store');
    const entries = [...(await pages(registry)), ...(known ?? []).map(postEntry)];
    response.type('application/xml').send(sitemap(publicUrl, entries));
  });
  router.get('/rss.xml', async (_request, response) => {
    const known = await posts(bffUrl);
    if (known) response.type('application/rss+xml').send(blogFeed(publicUrl, known));
    else postsUnknown(response);
  });
  return router;
}

/** Every server-rendered path, with the build time of its version. */
async function pages(registry: LiveRegistry): Promise<SitemapEntry[]> {
  const { remotes } = await registry.forVisitor();
  const entries = await Promise.all(
    remotes.map(async ({ name, version, routes }) => {
      const { builtAt } = await registry.release(name, version);
      return routes
        .filter(({ path, prerender, query, listed }) => {
          return prerender && (!query || listed) && !path.includes(':');
        })
        .map(({ path }) => ({ pathname: path, lastModified: builtAt }));
    }),
  );
  return entries.flat();
}

const postEntry = ({ slug, publishedAt }: BlogPost): SitemapEntry => ({
  pathname: `/blog/${slug}`,
  lastModified: publishedAt,
});

/** Responds 503 in place of the feed, because an empty feed would say that there are no posts. */
function postsUnknown(response: Response): void {
  response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter() });
  response.type('text/plain').send('The posts are not available right now\n');
}

/** The posts; undefined if the bff does not respond. */
async function posts(origin: string): Promise<BlogPost[] | undefined> {
  const result = await call<BlogPost[]>(endpoints.blogPosts, {
    origin,
    signal: AbortSignal.timeout(3000),
  }).catch(() => undefined);
  return result && 'data' in result ? result.data : undefined;
}

/** Characters that XML 1.0 forbids even as references: with one, no reader accepts the document. */
const forbidden = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) =>
  text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

interface SitemapEntry {
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
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin/\nDisallow: /dashboard\nDisallow: /auth\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * `security.txt` (RFC 9116).
 * @param expires ISO 8601 timestamp, at most a year ahead
 */
function securityText(origin: string, expires: string): string {
  return `Contact: mailto:${brand.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`;
}
