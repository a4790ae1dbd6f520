import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that pending responses have to finish before the connection is closed. */
const finishingTime = 1000;

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers an unreadable request with the status that Node assigns to the error, but only after the
 * responses to earlier requests on the same connection. Node itself closes the connection at once,
 * so that a client gets half a response or none. Used by the servers of bff and shell; never loaded
 * by a browser.
 */
export function answerClientErrors(server: Server): void {
  const open = new WeakMap<Socket, Map<ServerResponse, IncomingMessage>>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const responses = open.get(request.socket) ?? new Map<ServerResponse, IncomingMessage>();
    open.set(request.socket, responses.set(response, request));
    response.once('close', () => responses.delete(response));
  });
  const closing = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The rest of the connection cannot be parsed either.
    if (closing.has(socket)) return;
    closing.add(socket);
    // Skip responses that have not begun while their request body is incomplete: that body will
    // never arrive.
    const owed = [...(open.get(socket) ?? [])]
      .filter(([response, request]) => request.complete || response.headersSent)
      .map(([response]) => response);
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

/**
 * @param owed responses that had to finish first; if one has begun but not finished, no other
 * response can be sent
 */
function refuse(socket: Socket, { code }: NodeJS.ErrnoException, owed: ServerResponse[]): void {
  const isCutOff = owed.some((response) => response.headersSent && !response.writableFinished);
  if (isCutOff || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
