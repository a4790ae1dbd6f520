import type { Express } from 'express';
import { callApi } from './call-api.js';
import { type Call, callOfRoute, callsOfDocument, fieldNames, listOf, recordOf } from './calls.js';
import { idNames, idStandIn } from './exchange.js';
import type { Target } from './fuzzer.js';
import type { Servers } from './servers.js';

const document = '/api/openapi.json';

/**
 * All calls that the servers offer, discovered from the servers themselves.
 * @param app the shell server's app, for the routes it declares
 */
export async function targetOf({ shell, bff }: Servers, app: Express): Promise<Target> {
  const { value: openApi } = await callApi(bff.port, `GET ${document}`);
  const { value: manifest } = await callApi(shell.port, 'GET /releases/registry.json');
  const { value: home } = await callApi(shell.port, 'GET /');
  const { value: posts } = await callApi(bff.port, 'GET /api/blog');
  const api = [...callsOfDocument(openApi), callOfRoute('GET', document)];
  const pages = listOf(recordOf(manifest)['remotes'])
    .flatMap((remote) => listOf(recordOf(remote)['routes']))
    .map((route) => callOfRoute('GET', String(recordOf(route)['path'])));
  const linked = [...String(home).matchAll(/(?:href|src)="(\/[^"?#]*)/g)].map(
    ([, path = '']) => path,
  );
  const files = [...new Set(linked)].filter((path) => path.includes('.'));
  const own = [...routesOf(app.router), ...files.map((path) => callOfRoute('GET', path))];
  const slugs = listOf(posts).map((post) => String(recordOf(post)['slug']));
  const ids = idNames.map(idStandIn);
  const words = [...fieldNames(openApi), ...slugs, 'mf-marketing'];
  return {
    calls: { shell: [...api, ...pages, ...own], bff: api },
    ports: { shell: shell.port, bff: bff.port },
    dictionary: { ids, words },
  };
}

/** Routes that a router and its nested routers declare. */
function routesOf(router: unknown): Call[] {
  return listOf(recordOf(router)['stack']).flatMap((layer) => {
    const { route, handle } = recordOf(layer);
    const { path, methods } = recordOf(route);
    if (typeof path !== 'string') return routesOf(handle);
    const known = Object.keys(recordOf(methods)).map((name) => name.toUpperCase());
    const named = known.map((name) => (name === '_ALL' ? 'POST' : name));
    return named.map((name) => callOfRoute(name, path));
  });
}
