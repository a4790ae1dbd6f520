import type { FetchApi } from './messages.js';

/** Milliseconds. */
const timeout = 2000;

/**
 * The API of a running installation; responds 503 if it is unreachable.
 * @param origin of the installation or of its bff, with or without a final slash
 */
export function liveApi(origin: string): FetchApi {
  const base = origin.replace(/\/$/, '');
  return async (path) => {
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(`${base}${path}`, { redirect: 'error', signal });
      const type = response.headers.get('content-type') ?? 'text/plain';
      const headers = { 'content-type': type };
      return { status: response.status, headers, body: await response.text() };
    } catch {
      return { status: 503, headers: {}, body: '' };
    }
  };
}
