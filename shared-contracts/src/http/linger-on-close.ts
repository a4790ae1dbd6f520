import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps a connection readable after its last response until the client has sent its whole request.
 * Node closes it at once; what the client sends then resets the connection, and many clients lose
 * the response. `limitRequestTime` bounds the time. Used by the servers of bff and shell; never
 * loaded by a browser.
 */
export function lingerOnClose(server: Server): void {
  const requests = new WeakMap<Socket, IncomingMessage>();
  server.prependListener('request', (request: IncomingMessage) => {
    requests.set(request.socket, request);
  });
  server.on('connection', (socket: Socket) => {
    const destroySoon = socket.destroySoon.bind(socket);
    // Node calls this after the last response.
    socket.destroySoon = () => {
      const request = requests.get(socket);
      if (request === undefined || request.complete || request.destroyed) return destroySoon();
      socket.end();
      request.once('close', destroySoon);
      request.resume();
    };
  });
}
