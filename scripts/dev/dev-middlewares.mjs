import path from 'node:path';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { root } from '../steps.mjs';
import { devDocument } from './dev-document.mjs';
import { artefactsOf, devRegistry } from './dev-registry.mjs';

/** What the development server answers beside the build: the API, static files, published remotes, and a document for every page. */
export function devMiddlewares({ bffUrl, ports, store }) {
  const app = express();
  app.use(createProxyMiddleware({ target: bffUrl, pathFilter: '/api', xfwd: true }));
  app.use('/remotes', express.static(artefactsOf(store)));
  app.use('/fonts', express.static(path.join(root, 'shared-ui/fonts')));
  app.use(express.static(path.join(root, 'shell/public')));
  app.get('/releases/registry.json', (_request, response) => {
    response.json(devRegistry(ports, store));
  });
  // Nobody counts loads here.
  app.post('/releases/beacon', (_request, response) => response.status(204).end());
  app.use((request, response, next) => {
    const isPage =
      request.method === 'GET' && request.accepts('html') && !path.extname(request.path);
    if (!isPage) return next();
    response.type('html').send(devDocument(devRegistry(ports, store)));
  });
  return [{ name: 'product', middleware: app }];
}
