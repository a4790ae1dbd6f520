import path from 'node:path';
import { readRelease } from '@northcast/release/publications/release-store';
import { readRegistry } from '@northcast/release/registry/read-registry';
import { artefactsFolder } from '@northcast/release/store/store-layout';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { serveHashes } from '../../shell/dist/node/server/assets/serve-hashes.js';
import { describeAreas } from '../../shell/dist/node/server/registry/describe-areas.js';
import { publishedRemote } from '../../shell/dist/node/server/registry/published-parts.js';
import { remoteDescription } from '../../tooling/src/webpack-remote.mjs';
import { root } from '../steps.mjs';

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

/**
 * The registry of `npm run dev`: the remotes in watch mode, and every other remote that is live in
 * the store.
 * @param {Record<string, number>} ports of the remotes in watch mode
 * @param {string} store folder of the release store
 * @throws UntrustedDocument if the signature of the store's registry or of a live version is not
 * valid
 */
export async function devRegistry(ports, store) {
  const { revision, remotes } = await readRegistry(store);
  const others = Object.entries(remotes).flatMap(([name, live]) =>
    live === undefined || name in ports ? [] : [{ name, stable: live.stable }],
  );
  const { manifest } = describeAreas([
    ...Object.entries(ports).map(([name, port]) => watched(name, port)),
    ...(await Promise.all(others.map(({ name, stable }) => published(name, stable, store)))),
  ]);
  return { revision, shell: { base: '/shell/', entry: ['shell.js'], integrity: {} }, ...manifest };
}

/**
 * A remote in watch mode as the shell sees it. Its files change with every edit, so they have no
 * integrity hashes.
 */
function watched(name, port) {
  const release = { ...remoteDescription(name), version: 'dev' };
  const { contract, routes } = release;
  const base = `http://127.0.0.1:${port}/`;
  const entry = 'remote-entry.js';
  const remote = { name, version: 'dev', contract, base, entry, routes, integrity: {} };
  return { release, remote };
}

/** The live version of a remote that is not in watch mode. */
async function published(name, stable, store) {
  const release = await readRelease(store, name, stable);
  return { release, remote: publishedRemote(name, stable, release) };
}
