import type {
  LoaderResult,
  PageModule,
  RemoteModule,
} from '@northcast/shared-contracts/host/remote';
import type { PageRequest, RenderedPage } from '../messages.js';
import { type ApiCalls, apiOrigin } from './api-calls.js';
import type { ShellBundle } from './bundles.js';

/**
 * Milliseconds that a page may wait for its data. One API call takes at most 2000, so that a page
 * that makes one call, or several at once, can still show that the API is unavailable.
 */
const loadTimeout = 3000;

type Calls = Pick<ApiCalls, 'hadOpenCall'>;

/** The API took too long, which is no failure of the remote's code. */
export class DataTimeout extends Error {
  override readonly name = 'DataTimeout';
}

/**
 * Renders pages of one remote; returns null if the page's data equals the data in the request.
 * @throws DataTimeout, and any error of the remote's code
 */
export function pageRenderer(
  shell: ShellBundle,
  { routes }: RemoteModule,
  remote: string,
  calls: Calls,
) {
  return async (request: PageRequest): Promise<RenderedPage | null> => {
    const route = routes.find(({ path }) => path === request.route);
    if (!route) throw new Error(`It has no page for ${request.route}`);
    const module = await route.load();
    const answer = await loadData(module, request, calls);
    const data = answer ? (JSON.stringify(answer.data) ?? null) : null;
    if (data !== null && data === request.known) return null;
    const screen = { remote, route, module, data: answer?.data };
    const markup = await shell.render({ ...request.frame, pathname: request.pathname, screen });
    return { ...markup, status: answer?.status ?? 200, data, shown: shownOf(answer?.data, data) };
  };
}

async function loadData(
  module: PageModule,
  { parameters }: PageRequest,
  calls: Calls,
): Promise<LoaderResult | undefined> {
  const signal = AbortSignal.timeout(loadTimeout);
  try {
    return await module.load?.({ origin: apiOrigin, parameters, signal });
  } catch (error) {
    if (!calls.hadOpenCall(signal)) throw error;
    throw new DataTimeout(`Its data did not arrive in ${loadTimeout} ms`);
  }
}

/** JSON of all data if its `toJSON` serialises less; null otherwise. */
function shownOf(value: unknown, data: string | null): string | null {
  if (typeof value !== 'object' || value === null || !('toJSON' in value)) return null;
  const shown = JSON.stringify({ ...value, toJSON: undefined });
  return shown === data ? null : shown;
}
