import path from 'node:path';
import { readRelease } from '@northcast/release/publications/release-store';
import { artefactsFolder } from '@northcast/release/store/store-layout';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { serveHashes } from '../../shell/dist/node/server/assets/serve-hashes.js';
import { root } from '../steps.mjs';
import { devRegistry } from './dev-registry.mjs';

/**
 * Middlewares of the development server: the API proxy, static files, published remotes, and a
 * document for every page.
 */
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
  // Telemetry is discarded in development.
  app.post('/releases/beacon', (_request, response) => response.status(204).end());
  app.use(async (request, response, next) => {
    const isPage =
      request.method === 'GET' && request.accepts('html') && !path.extname(request.path);
    if (!isPage) return next();
    response.type('html').send(devDocument(await devRegistry(ports, store)));
  });
  return [{ name: 'product', middleware: app }];
}

/** Answers 404 for missing files, so that no script request gets a page. */
const notThere = (_request, response) => response.status(404).type('text/plain').send('Not found');

/**
 * Must run before the first script: each remote's refresh runtime looks here for the renderers of
 * the shell's React, and fast refresh of remotes does not work without them.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;

/** The development document: no prerendered content and no content security policy. */
function devDocument(registry) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Northcast (development)</title>
<script>${refreshHook}</script>
<script type="application/json" id="registry">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
</head>
<body><div id="root"></div><script src="/shell/shell.js"></script></body>
</html>`;
}
