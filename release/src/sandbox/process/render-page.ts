import type { RemoteModule } from '@northcast/shared-contracts/host/remote';
import type { PageRequest, RenderedPage } from '../messages.js';
import { apiOrigin } from './api-calls.js';
import type { ShellBundle } from './bundles.js';

/** Milliseconds that a page may wait for its data. */
const loadTimeout = 3000;

/** Renders pages of one remote; returns null if the page's data equals the data in the request. */
export function pageRenderer(shell: ShellBundle, { routes }: RemoteModule, remote: string) {
  return async (request: PageRequest): Promise<RenderedPage | null> => {
    const route = routes.find(({ path }) => path === request.route);
    if (!route) throw new Error(`It has no page for ${request.route}`);
    const module = await route.load();
    const answer = await module.load?.({
      origin: apiOrigin,
      parameters: request.parameters,
      signal: AbortSignal.timeout(loadTimeout),
    });
    const data = answer ? (JSON.stringify(answer.data) ?? null) : null;
    if (data !== null && data === request.known) return null;
    const screen = { remote, route, module, data: answer?.data };
    const markup = await shell.render({ ...request.frame, pathname: request.pathname, screen });
    return { ...markup, status: answer?.status ?? 200, data, shown: shownOf(answer?.data, data) };
  };
}

/** JSON of all data if its `toJSON` serialises less; null otherwise. */
function shownOf(value: unknown, data: string | null): string | null {
  if (typeof value !== 'object' || value === null || !('toJSON' in value)) return null;
  const shown = JSON.stringify({ ...value, toJSON: undefined });
  return shown === data ? null : shown;
}
