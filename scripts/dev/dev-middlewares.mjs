import path from 'node:path';
import { readRelease } from '@northcast/release/store/release-store';
import { artefactsFolder } from '@northcast/release/store/store-layout';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { serveHashes } from '../../shell/dist/node/server/assets/serve-hashes.js';
import { root } from '../steps.mjs';
import { devDocument } from './dev-document.mjs';
import { devRegistry } from './dev-registry.mjs';

/** What the development server answers beside the build: the API, static files, published remotes, and a document for every page. */
export function devMiddlewares({ bffUrl, ports, store }) {
  const app = express();
  app.use(createProxyMiddleware({ target: bffUrl, pathFilter: '/api', xfwd: true }));
  const releases = { release: (name, version) => readRelease(store, name, version) };
  app.get('/remotes/:name/:version/hashes.json', serveHashes(releases));
  app.use('/remotes', express.static(artefactsFolder(store)), notThere);
  app.use('/fonts', express.static(path.join(root, 'shared-ui/fonts')));
  app.use(express.static(path.join(root, 'shell/public')));
  app.get('/releases/registry.json', async (_request, response) => {
    response.json(await devRegistry(ports, store));
  });
  // Nobody counts loads here.
  app.post('/releases/beacon', (_request, response) => response.status(204).end());
  app.use(async (request, response, next) => {
    const isPage =
      request.method === 'GET' && request.accepts('html') && !path.extname(request.path);
    if (!isPage) return next();
    response.type('html').send(devDocument(await devRegistry(ports, store)));
  });
  return [{ name: 'product', middleware: app }];
}

/** Never a page in place of a script. */
const notThere = (_request, response) => response.status(404).type('text/plain').send('Not found');
