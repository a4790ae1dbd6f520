import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds for a part of an upload: at 64 kB/s, `uploadPart.usual` takes less than five minutes. */
export const uploadTime = 20 * 60_000;

/** Milliseconds for the rest of a body once its request is answered: a client that is refused may not go on for as long as one that is not. */
const restTime = 10_000;

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
    const time = timeOf(request);
    const limit = (milliseconds: number) =>
      setTimeout(() => end(request, response), milliseconds).unref();
    let timer = limit(time);
    response.once('finish', () => {
      clearTimeout(timer);
      if (!request.complete && !request.destroyed) timer = limit(Math.min(time, restTime));
    });
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
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
