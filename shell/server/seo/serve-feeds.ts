import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import express, { type Router } from 'express';
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
    const entries = [...(await pages(registry)), ...(await posts(bffUrl)).map(postEntry)];
    response.type('application/xml').send(sitemap(publicUrl, entries));
  });
  router.get('/rss.xml', async (_request, response) => {
    response.type('application/rss+xml').send(blogFeed(publicUrl, await posts(bffUrl)));
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

/**
 * The posts; empty if the bff does not respond, so that the sitemap still lists the other pages.
 */
async function posts(origin: string): Promise<BlogPost[]> {
  const result = await call<BlogPost[]>(endpoints.blogPosts, {
    origin,
    signal: AbortSignal.timeout(3000),
  }).catch(() => undefined);
  return result && 'data' in result ? result.data : [];
}
