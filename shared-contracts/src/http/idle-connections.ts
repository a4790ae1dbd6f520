import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const ofServers = new WeakMap<Server, IdleConnections>();

/** The idle connections of a server. The first call, before any request, starts recording them. */
export function idleConnections(server: Server): IdleConnections {
  const known = ofServers.get(server);
  if (known) return known;
  const connections = new IdleConnections(server);
  ofServers.set(server, connections);
  return connections;
}

/**
 * Kept-alive connections between two requests: of the last one everything has arrived, its response
 * was sent, and nothing has arrived since. Node's `closeIdleConnections` also closes those whose
 * response has ended but is still being sent, so a slow client would lose the rest of it. Used by
 * the servers of bff and shell; never loaded by a browser.
 */
class IdleConnections {
  /** Bytes received until the last exchange ended; the connection that waits longest is first. */
  private readonly received = new Map<Socket, number>();
  private readonly open = new WeakMap<Socket, number>();
  /** Connections without a request so far. */
  private readonly unused = new Set<Socket>();
  private readonly listeners: (() => void)[] = [];

  constructor(server: Server) {
    const begin = (request: IncomingMessage, response: ServerResponse) =>
      this.begin(request, response);
    server.prependListener('request', begin);
    // These get a response without a `request`.
    server.prependListener('checkExpectation', begin);
    server.on('connection', (socket: Socket) => {
      this.unused.add(socket);
      socket.once('close', () => {
        this.received.delete(socket);
        this.unused.delete(socket);
      });
    });
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    this.unused.delete(socket);
    this.received.delete(socket);
    this.open.set(socket, (this.open.get(socket) ?? 0) + 1);
    const end = () => this.end(socket);
    // An aborted response closes its connection.
    response.once('finish', () => {
      // An early response, such as a refusal, while the body is still arriving.
      if (request.complete || request.destroyed) end();
      else request.once('close', end);
    });
  }

  private end(socket: Socket): void {
    const left = (this.open.get(socket) ?? 1) - 1;
    this.open.set(socket, left);
    if (left > 0 || socket.destroyed) return;
    this.received.set(socket, socket.bytesRead);
    for (const listener of this.listeners) listener();
  }

  /** Calls a function whenever a connection becomes idle. */
  onIdle(listener: () => void): void {
    this.listeners.push(listener);
  }

  has(socket: Socket): boolean {
    return !socket.destroyed && this.received.get(socket) === socket.bytesRead;
  }

  /** Closes the connection that has been idle longest, if there is one. */
  closeOldest(): void {
    for (const socket of this.received.keys()) {
      if (!this.has(socket)) continue;
      socket.destroy();
      return;
    }
  }

  /** Closes all idle connections, and those that have never sent a byte. */
  close(): void {
    for (const socket of this.received.keys()) if (this.has(socket)) socket.destroy();
    for (const socket of this.unused) if (socket.bytesRead === 0) socket.destroy();
  }
}
