import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { RawRequest } from './any-request.js';

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Sends a request unmodified.
 * @param cookie of the caller, unless the request has its own
 * @param limit milliseconds after which the promise rejects
 */
export function sendRaw(
  origin: string,
  { method, path, headers, body }: RawRequest,
  cookie: string,
  limit: number,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({
      agent,
      hostname,
      port,
      method,
      path,
      timeout: limit,
      headers: {
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...headers,
        ...(body === null ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      },
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${limit} ms`)));
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      readText(response).then(
        (text) => resolve({ status, type: answered['content-type'] ?? '', text }),
        reject,
      );
    });
    sent.end(body ?? undefined);
  });
}
