import { artefactsFolder } from '@northcast/release/store/store-layout';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import express, { type Express, Router } from 'express';
import { proxyApi } from './api-proxy/api-proxy.js';
import { serveKeptShellFiles } from './assets/kept-shell-files.js';
import { reportUnreadable, serveAssets } from './assets/serve-asset.js';
import { serveHashes } from './assets/serve-hashes.js';
import { DeployedWatch } from './deployed/deployed-watch.js';
import { movedPosts } from './documents/bff-api.js';
import { DocumentCache } from './documents/document-cache.js';
import { afterwards, describeTrouble, FailingVersions } from './documents/failing-versions.js';
import { PageRenderer } from './documents/page-renderer.js';
import { serveDocuments } from './documents/serve-documents.js';
import { warmRoute } from './documents/warm-route.js';
import { answerErrors, reportError } from './errors/answer-errors.js';
import { readRequestTarget } from './errors/request-target.js';
import { publicUrlSetting } from './https.js';
import { LiveRegistry } from './registry/live-registry.js';
import { longestPause, longestWait, silentFor } from './registry/registry-watch.js';
import { releaseRoutes } from './releases-page/release-routes.js';
import { securityHeaders, transportHeaders } from './security-headers.js';
import { serveFeeds } from './seo/serve-feeds.js';
import type { Settings } from './settings.js';

/**
 * Serves everything on one port: documents, the registry, assets of shell and remotes, and the API
 * by proxy.
 */
export function createApp(
  settings: Settings,
  registry = new LiveRegistry(settings),
  deployed = new DeployedWatch(settings),
): Express {
  const app = express();
  const failing = new FailingVersions();
  const documents = newDocuments(settings, registry, failing);
  app.disable('x-powered-by');
  if (settings.trustProxy) app.set('trust proxy', settings.trustProxy);
  app.set(publicUrlSetting, settings.publicUrl);
  const answering = refuseWhileStalled(registry);
  const transport = transportHeaders(settings.publicUrl);
  app.use((_request, response, next) => {
    response.set(transport);
    next();
  });
  // A router looks for the host of an absolute target before its first handler. So these routes
  // have their own, behind the handler that removes the host.
  const routes = Router();
  app.use(readRequestTarget, routes);
  routes.use(proxyApi(settings));
  routes.use(securityHeaders());
  routes.use(
    '/shell',
    serveAssets({ root: settings.shellFolder, immutable: true }),
    answering,
    serveKeptShellFiles(settings.storeFolder),
    reportUnreadable,
    notThere,
  );
  routes.get('/remotes/:name/:version/hashes.json', serveHashes(registry));
  routes.use(
    '/remotes',
    answering,
    serveAssets({ root: artefactsFolder(settings.storeFolder), immutable: true }),
    reportUnreadable,
    notThere,
  );
  routes.use(warmRoute(registry, documents));
  routes.use(releaseRoutes(settings, registry, failing, undefined, deployed));
  for (const root of settings.publicFolders) routes.use(serveAssets({ root, immutable: false }));
  routes.use(reportUnreadable);
  routes.use(serveFeeds(settings, registry));
  routes.use(serveDocuments(registry, documents, movedPosts(settings.bffUrl)));
  app.use(answerErrors);
  void renderAhead(registry, documents);
  return app;
}

/** Renders the public pages, as soon as the release store answers. */
async function renderAhead(registry: LiveRegistry, documents: DocumentCache): Promise<void> {
  try {
    const manifest = await registry.forVisitor();
    // The first documents need it, and the store has just answered.
    void registry.voteSecret().catch(() => undefined);
    await documents.warm(manifest);
  } catch (error) {
    if (!(error instanceof TimeoutError)) {
      reportError('documents could not be rendered ahead', error);
      return;
    }
    setTimeout(() => void renderAhead(registry, documents), longestWait).unref();
  }
}

/** Creates the document cache and reports versions whose server code fails. */
function newDocuments(settings: Settings, registry: LiveRegistry, failing: FailingVersions) {
  const warn = (text: string) => void process.stderr.write(`${text}\n`);
  failing.onFailure((trouble) => warn(describeTrouble(trouble)));
  const renderer = new PageRenderer(settings, registry, (remote, version, reason) => {
    failing.failed(remote, version, afterwards, { reason, isCode: true });
  });
  return new DocumentCache(renderer, registry, failing, settings);
}

/**
 * Refuses what only the store holds while its disk does not answer: four calls that wait would hold
 * all threads of the file system. A request waits for the check of the registry, not for a call of
 * its own.
 */
const refuseWhileStalled =
  (registry: LiveRegistry): express.RequestHandler =>
  async (_request, _response, next) =>
    next((await registry.storeAnswers()) ? undefined : new TimeoutError(silentFor(longestPause)));

/** Responds 404 for a missing file, never with a page in place of a script. */
const notThere: express.RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};
