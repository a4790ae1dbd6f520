import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

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
