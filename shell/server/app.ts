import express, { type Express } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { serveAssets } from './assets/serve-asset.js';
import { serveHashes } from './assets/serve-hashes.js';
import { DocumentCache } from './documents/document-cache.js';
import { PageRenderer } from './documents/page-renderer.js';
import { serveDocuments } from './documents/serve-documents.js';
import { LiveRegistry } from './registry/live-registry.js';
import { artefactsFolder } from './release/store-layout.js';
import { releaseRoutes } from './releases-page/release-routes.js';
import { securityHeaders } from './security-headers.js';
import { serveFeeds } from './seo/serve-feeds.js';
import type { Settings } from './settings.js';

/** Everything on one port: documents, the registry, assets of shell and remotes, the API behind a proxy. */
export function createApp(settings: Settings): Express {
  const app = express();
  const registry = new LiveRegistry(settings);
  const documents = new DocumentCache(new PageRenderer(settings, registry), settings);
  app.disable('x-powered-by');
  if (settings.trustProxy) app.set('trust proxy', settings.trustProxy);
  app.use(proxyApi(settings.bffUrl));
  app.use(securityHeaders());
  app.use('/shell', serveAssets({ root: settings.shellFolder, immutable: true }), notThere);
  app.get('/remotes/:name/:version/hashes.json', serveHashes(registry));
  app.use(
    '/remotes',
    serveAssets({ root: artefactsFolder(settings.storeFolder), immutable: true }),
    notThere,
  );
  app.use(releaseRoutes(settings, registry));
  for (const root of settings.publicFolders) app.use(serveAssets({ root, immutable: false }));
  app.use(serveFeeds(settings, registry));
  app.use(serveDocuments(registry, documents));
  app.use(answerFaults);
  void registry
    .forVisitor()
    .then((live) => documents.warm(live))
    .catch((error: unknown) => report('documents could not be rendered ahead', error));
  return app;
}

/** A fault of ours: a plain page with status 500 that says nothing of the inside; the reason goes to the log. */
const answerFaults: express.ErrorRequestHandler = (error, request, response, next) => {
  report(`${request.method} ${request.path} failed`, error);
  if (response.headersSent) return next(error);
  response.status(500).set('Cache-Control', 'no-store').type('text/plain');
  response.send('Something went wrong on our side. Please try again.\n');
};

function report(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${what}: ${reason}\n`);
}

/** A file that is gone is plainly gone: never a page in place of a script. */
const notThere: express.RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};

function proxyApi(target: string) {
  return createProxyMiddleware({
    target,
    pathFilter: '/api',
    xfwd: true,
    on: {
      error: (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return;
        response.writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '2' });
        response.end(
          JSON.stringify({
            type: 'about:blank',
            title: 'Service Unavailable',
            status: 503,
            message: 'The service is temporarily unavailable. Please try again in a moment.',
          }),
        );
      },
    },
  });
}
