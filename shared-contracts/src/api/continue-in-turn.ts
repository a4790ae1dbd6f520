import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Says `100 Continue` to a request, and handles it, when the requests before it on its connection are answered. Node says it at once, and puts it
 * behind the head of the answer to come where an earlier one is under way: the client would take it for a part of the body, and the end of the
 * body for the next answer. For the servers of bff and shell alike; no browser loads it.
 */
export function continueInTurn(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  const follow = ({ socket }: IncomingMessage, response: ServerResponse) => {
    latest.set(socket, response);
    response.once('finish', () => {
      if (latest.get(socket) === response) latest.delete(socket);
    });
  };
  server.prependListener('request', follow);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const before = latest.get(request.socket);
    follow(request, response);
    const handle = () => {
      response.writeContinue();
      server.emit('request', request, response);
    };
    if (before === undefined) handle();
    else before.once('finish', handle);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    follow(request, response);
    response.writeHead(417).end();
  });
}
