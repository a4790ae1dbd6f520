import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  isAmbiguous,
  refuseAmbiguous,
} from '@northcast/shared-contracts/http/refuse-ambiguous-requests';

/**
 * Sends `100 Continue` and handles a request only after earlier requests on its connection are
 * answered. Node sends it at once. If an earlier response is in progress, that puts it after that
 * response's headers: the client would read it as part of the body, and the end of the body as the
 * next response. Used by the servers of bff and shell; never loaded by a browser.
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
    if (isAmbiguous(request)) refuseAmbiguous(request, response);
    else response.writeHead(417).end();
  });
}
