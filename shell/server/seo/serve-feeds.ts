import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import express, { type Response, type Router } from 'express';
import { retryAfter } from '../api-proxy/send-gateway-problem.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { Settings } from '../settings.js';
import { blogFeed, robots, type SitemapEntry, securityText, sitemap } from './feeds.js';

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
    // Without the bff it still lists the other pages.
    const entries = [...(await pages(registry)), ...((await posts(bffUrl)) ?? []).map(postEntry)];
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
