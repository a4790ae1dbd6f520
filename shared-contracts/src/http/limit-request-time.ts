import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Milliseconds for one chunk of an upload. At 64 kB/s, `uploadPart.usual` takes less than five
 * minutes.
 */
export const uploadTime = 20 * 60_000;

/**
 * Milliseconds for the rest of a body after its response. A refused client must not keep the
 * connection as long as an accepted one.
 */
const restTime = 10_000;

/**
 * Ends requests whose body takes too long. Replaces the server's `requestTimeout`, which has one
 * value for all requests. Used by the servers of bff and shell; never loaded by a browser.
 * @param server uses `answerClientErrors`, which sends the 408
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
      setTimeout(() => end(server, request, response), milliseconds).unref();
    let timer = limit(time);
    response.once('finish', () => {
      clearTimeout(timer);
      if (!request.complete && !request.destroyed) timer = limit(Math.min(time, restTime));
    });
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  });
}

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Responds 408 as Node does, behind the responses that are owed for earlier requests. A response
 * that has started ends with its connection, unless it waits behind others.
 */
function end(server: Server, { socket }: IncomingMessage, response: ServerResponse): void {
  const isQueued = response.socket === null && !response.writableFinished;
  if (response.headersSent && !isQueued) socket.destroy();
  else server.emit('clientError', new LateRequest(response), socket);
}

/** Has the code of the error that Node reports for its own `requestTimeout`. */
export class LateRequest extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';

  constructor(readonly response: ServerResponse) {
    super('The rest of the request did not arrive in time');
  }
}
