import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.js';

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
