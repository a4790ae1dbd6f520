import type { FetchApi } from './messages.js';

/** Milliseconds. */
const timeout = 2000;

/**
 * The API of a running installation; responds 503 if it is unreachable.
 * @param origin public origin of the installation
 */
export function liveApi(origin: string): FetchApi {
  return async (path) => {
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(`${origin}${path}`, { redirect: 'error', signal });
      const type = response.headers.get('content-type') ?? 'text/plain';
      const headers = { 'content-type': type };
      return { status: response.status, headers, body: await response.text() };
    } catch {
      return { status: 503, headers: {}, body: '' };
    }
  };
}
