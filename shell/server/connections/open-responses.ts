import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const ofServers = new WeakMap<Server, OpenResponses>();

/** The responses of a server that have not closed. The first call starts recording them. */
export function openResponses(server: Server): Iterable<ServerResponse> {
  const known = ofServers.get(server);
  if (known) return known;
  const responses = new OpenResponses(server);
  ofServers.set(server, responses);
  return responses;
}

/**
 * Records the open responses of each connection, and closes those of a connection that has closed.
 * Node closes the response being sent but not those queued behind it, which happens when a client
 * pipelines several requests and disconnects. Code that waits for them to close would wait forever
 * and leak memory.
 */
class OpenResponses implements Iterable<ServerResponse> {
  private readonly connections = new Map<Socket, Set<ServerResponse>>();

  constructor(server: Server) {
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const responses = this.connections.get(socket) ?? this.addConnection(socket);
      responses.add(response);
      response.once('close', () => responses.delete(response));
    });
  }

  *[Symbol.iterator](): Iterator<ServerResponse> {
    for (const responses of this.connections.values()) yield* responses;
  }

  private addConnection(socket: Socket): Set<ServerResponse> {
    const responses = new Set<ServerResponse>();
    this.connections.set(socket, responses);
    socket.once('close', () => {
      this.connections.delete(socket);
      // After Node's own listener, which closes the first response.
      setImmediate(() => responses.forEach(close));
    });
    return responses;
  }
}

function close(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}
