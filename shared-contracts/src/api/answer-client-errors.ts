import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that answers under way have before the connection is closed all the same. */
const finishingTime = 1000;

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Refuses a request that can't be read with the status that Node gives it, after the answers to the requests before it on its connection. Node
 * closes the connection at once, and its client gets half an answer or none. For the servers of bff and shell alike; no browser loads it.
 */
export function answerClientErrors(server: Server): void {
  const exchanges = new WeakMap<Socket, Exchange[]>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // No listener for each response: those of the bff have as many as Node takes without a warning.
    const open = (exchanges.get(request.socket) ?? []).filter(isOpen);
    exchanges.set(request.socket, [...open, { request, response }]);
  });
  const closing = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Whatever follows on the connection can't be read either.
    if (closing.has(socket)) return;
    closing.add(socket);
    // An answer that has not begun may wait for the rest of a body that is not going to come.
    const owed = (exchanges.get(socket) ?? [])
      .filter(isOpen)
      .filter(({ request, response }) => request.complete || response.headersSent)
      .map(({ response }) => response);
    const close = () => refuse(socket, error, owed);
    const last = owed.at(-1);
    if (last === undefined) return close();
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

/** @param owed answers that were waited for; one that has begun and not ended leaves no place for another */
function refuse(socket: Socket, { code }: NodeJS.ErrnoException, owed: ServerResponse[]): void {
  const isCutOff = owed.some((response) => response.headersSent && !response.writableFinished);
  if (isCutOff || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
