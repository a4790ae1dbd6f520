import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which a client may finish sending and read its last response. */
const lingering = 1000;

/** A request, and whether the client said that it is the last one of its connection. */
interface Asked {
  readonly request: IncomingMessage;
  readonly isLast: boolean;
}

/**
 * Keeps a connection readable after its last response until the client has sent its whole request,
 * and after a request with `Connection: close` until the client ends the connection, or a second
 * has passed. Node closes it at once; what the client sends then resets the connection, and many
 * clients lose the response. `limitRequestTime` bounds the time of a request. Used by the servers
 * of bff and shell; never loaded by a browser.
 */
export function lingerOnClose(server: Server): void {
  const latest = new WeakMap<Socket, Asked>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, { request, isLast: !response.shouldKeepAlive });
  });
  server.on('connection', (socket: Socket) => {
    const destroySoon = socket.destroySoon.bind(socket);
    // Node calls this after the last response.
    socket.destroySoon = () => {
      const asked = latest.get(socket);
      // After a request that was not the last one, the parser would accept more of them.
      const close = () => (asked?.isLast ? endAndLinger(socket) : destroySoon());
      if (asked === undefined || asked.request.complete || asked.request.destroyed) return close();
      socket.end();
      asked.request.once('close', close);
      asked.request.resume();
    };
  });
}

function endAndLinger(socket: Socket): void {
  socket.end();
  if (socket.writableFinished) linger(socket);
  else socket.once('finish', () => linger(socket));
}

/** Closes a connection when the client ends it, after a second at the latest. */
export function linger(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(timer));
}
