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
 * Kept-alive connections that have sent nothing since their last response was sent. Node's
 * `closeIdleConnections` also closes those whose response has ended but is still being sent, so a
 * slow client would lose the rest of it. Used by the servers of bff and shell; never loaded by a
 * browser.
 */
class IdleConnections {
  /** Bytes received until the last response was sent; the connection that waits longest is first. */
  private readonly received = new Map<Socket, number>();
  private readonly open = new WeakMap<Socket, number>();

  constructor(server: Server) {
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.received.delete(socket);
      this.open.set(socket, (this.open.get(socket) ?? 0) + 1);
      response.once('close', () => this.endResponse(socket));
    });
    server.on('connection', (socket: Socket) => {
      socket.once('close', () => this.received.delete(socket));
    });
  }

  private endResponse(socket: Socket): void {
    const left = (this.open.get(socket) ?? 1) - 1;
    this.open.set(socket, left);
    if (left === 0 && !socket.destroyed) this.received.set(socket, socket.bytesRead);
  }

  /** Whether a connection waits for a request of which nothing has arrived yet. */
  has(socket: Socket): boolean {
    return this.received.get(socket) === socket.bytesRead;
  }

  /** Closes the connection that has been idle longest, if there is one. */
  closeOldest(): void {
    for (const socket of this.received.keys()) {
      if (!this.has(socket)) continue;
      socket.destroy();
      return;
    }
  }

  close(): void {
    for (const socket of this.received.keys()) if (this.has(socket)) socket.destroy();
  }
}
