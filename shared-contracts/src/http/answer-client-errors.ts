import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isEventStream } from './event-streams.js';
import { LateRequest } from './limit-request-time.js';
import { linger } from './linger-on-close.js';

/**
 * How often responses in progress are looked at, in milliseconds, and after how many looks without
 * progress they are no longer waited for: fewer for an endless response to a client that has ended
 * its half. Looks are counted, because a process that was suspended could send nothing.
 */
const looks = { interval: 200, usual: 50, ofEnded: 5 } as const;

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const exchanges = new WeakMap<Socket, Exchange[]>();

/**
 * The response class of a server that uses `answerClientErrors`. Node also creates responses for
 * requests that it reports in no event, such as one without `Host`.
 */
export class FollowedResponse extends ServerResponse {
  constructor(...parameters: ConstructorParameters<typeof ServerResponse>) {
    super(...parameters);
    const [request] = parameters;
    // A listener on each response would exceed the limit at which Node warns of a leak.
    const open = (exchanges.get(request.socket) ?? []).filter(isOpen);
    exchanges.set(request.socket, [...open, { request, response: this }]);
  }
}

/**
 * Refuses a request that cannot be parsed with the status that Node would send, but only after the
 * responses to earlier requests on the same connection are complete, and not after a response that
 * ends the connection. Node itself closes the connection at once and cuts them off. Used by the
 * servers of bff and shell, never in a browser.
 * @param server created with `FollowedResponse`
 */
export function answerClientErrors(server: Server): void {
  const closing = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser reports every further chunk of this connection as an error too.
    if (closing.has(socket)) return;
    closing.add(socket);
    // Node's listener would end the connection as soon as the client ends its half, and cut off the
    // responses in progress.
    socket.removeAllListeners('end');
    const open = () => (exchanges.get(socket) ?? []).filter(isOpen);
    // Later, because Node ends the connection only after the turn in which its last response was
    // sent.
    setImmediate(() => finishThenRefuse(socket, error, open));
  });
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Not `writableFinished`, which is true before Node ends the connection of a last response. */
const isOpen = ({ response }: Exchange) => !response.closed && !response.destroyed;

/** A response that has not started may wait for the rest of a body that will never arrive. */
const isOwed = ({ request, response }: Exchange) => request.complete || response.headersSent;

/**
 * Whether the end of the response is known, unlike that of an event stream. In HTTP/1.0 a stream is
 * not chunked either.
 */
const hasKnownEnd = ({ request, response }: Exchange) =>
  response.headersSent &&
  (response.writableEnded || (request.httpVersion === '1.1' && !response.chunkedEncoding));

/** @param open exchanges of the connection whose responses are not complete */
function finishThenRefuse(
  socket: Socket,
  error: NodeJS.ErrnoException,
  open: () => readonly Exchange[],
): void {
  if (socket.destroyed) return;
  const sent = () => socket.bytesWritten - socket.writableLength;
  let before = sent();
  let silent = 0;
  const look = () => {
    // The others wait behind it, also those that are complete.
    const [current] = open();
    const isLeft =
      socket.readableEnded &&
      socket.writableLength === 0 &&
      (current === undefined || !hasKnownEnd(current));
    // The events of a stream bring it no nearer to its end.
    const isStreamLeft = isLeft && current !== undefined && isEventStream(current.response);
    silent = isStreamLeft || sent() === before ? silent + 1 : 0;
    before = sent();
    if (silent < (isLeft ? looks.ofEnded : looks.usual)) return;
    if (open().some(({ response }) => response.headersSent)) socket.destroy();
    else refuse(socket, error);
  };
  const timer = setInterval(look, looks.interval);
  socket.once('close', () => clearInterval(timer));
  const next = () => {
    // Others may have started meanwhile, behind the one that is complete now.
    const owed = open().filter(isOwed).at(-1);
    if (owed !== undefined) owed.response.once('close', next);
    else refuse(socket, error);
  };
  next();
}

/**
 * Sends the refusal, unless the connection has had its last response, or a late request its own.
 * Closing the connection at once would reset it if the client is still sending, and the client
 * would lose the refusal.
 */
function refuse(socket: Socket, error: NodeJS.ErrnoException): void {
  const { code } = error;
  const status = statuses[code ?? ''] ?? '400 Bad Request';
  const hasOwn = error instanceof LateRequest && error.response.headersSent;
  if (socket.writable) {
    if (hasOwn) socket.end();
    else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    // The parser would accept the rest of a late request, and others whose responses can't be sent.
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.once('finish', () => socket.destroy());
  }
  linger(socket);
}
