import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that responses in progress have before the connection is closed anyway. */
const finishingTime = 1000;

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Refuses a request that cannot be parsed with the status that Node would send, but only after the
 * responses to earlier requests on the same connection are complete, and not after a response that
 * ends the connection. Node itself closes the connection at once and cuts them off. Used by the
 * servers of bff and shell, never in a browser.
 */
export function answerClientErrors(server: Server): void {
  const exchanges = new WeakMap<Socket, Exchange[]>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // A listener on each response would exceed the limit at which Node warns of a leak.
    const open = (exchanges.get(request.socket) ?? []).filter(isOpen);
    exchanges.set(request.socket, [...open, { request, response }]);
  });
  const closing = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser reports every further chunk of this connection as an error too.
    if (closing.has(socket)) return;
    closing.add(socket);
    // A response that has not started may wait for the rest of a body that will never arrive.
    const owed = (exchanges.get(socket) ?? [])
      .filter(isOpen)
      .filter(({ request, response }) => request.complete || response.headersSent)
      .map(({ response }) => response);
    const close = () => refuse(socket, error, owed);
    const last = owed.at(-1);
    if (last === undefined) {
      // A response that was sent in this turn may be the connection's last one. Node ends the
      // socket of such a response within the turn.
      setImmediate(close);
      return;
    }
    const timer = setTimeout(close, finishingTime);
    last.once('close', () => {
      clearTimeout(timer);
      close();
    });
  });
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const isOpen = ({ response }: Exchange) => !response.writableFinished && !response.destroyed;

/** @param owed responses that were waited for; after one that is cut off no other can follow */
function refuse(socket: Socket, { code }: NodeJS.ErrnoException, owed: ServerResponse[]): void {
  const isCutOff = owed.some((response) => response.headersSent && !response.writableFinished);
  if (isCutOff) {
    socket.destroy();
    return;
  }
  // After the response that ends a connection no other may follow.
  if (socket.writable) {
    const status = statuses[code ?? ''] ?? '400 Bad Request';
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroySoon();
}
