import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/**
 * Logs a finished response: method, path, status and duration. Leaves out query, address and body.
 */
export function logResponse(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  if (!log.isLevelEnabled('info')) return;
  const began = performance.now();
  const [path] = (request.url ?? '').split('?');
  response.once('close', () => {
    log.info({
      requestId: requestIdOf(response),
      method: request.method,
      path,
      status: response.writableFinished ? response.statusCode : 'aborted',
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  });
}

const header = 'X-Request-Id';
const acceptable = /^[\w-]{8,64}$/;

/** Gives the response a request id: the one set by a proxy, or a new one. */
export function giveRequestId(request: IncomingMessage, response: ServerResponse): void {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  response.setHeader(header, id);
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(header) ?? '');
}
