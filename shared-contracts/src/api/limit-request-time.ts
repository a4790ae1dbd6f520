import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Ends requests whose body takes too long, as a server's `requestTimeout` does, which knows one time for all. For the servers of bff and shell
 * alike; no browser loads it.
 * @param timeOf milliseconds that a request may take from its headers to its last byte
 */
export function limitRequestTime(
  server: Server,
  timeOf: (request: IncomingMessage) => number,
): void {
  server.requestTimeout = 0;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => end(request, response), timeOf(request)).unref();
    const stop = () => clearTimeout(timer);
    request.once('end', stop);
    request.once('close', stop);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** As Node answers it: what else was to be sent on this connection is cut off. */
function end({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy();
  else
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
}
