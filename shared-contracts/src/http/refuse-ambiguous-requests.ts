import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections on which a request was refused. */
const refused = new WeakSet<Socket>();

/**
 * Refuses with 400, and ends the connection of, requests that Node accepts and other servers read
 * differently: behind such a proxy the two would disagree where the next request begins. Used by
 * the servers of bff and shell; never loaded by a browser.
 */
export function refuseAmbiguousRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    // What follows on the connection may be meant as a part of the refused request.
    if (refused.has(request.socket)) return;
    if (isAmbiguous(request)) refuseAmbiguous(request, response);
    else listener(request, response);
  };
}

/**
 * Whether the version is not HTTP/1.0 or 1.1, or `Transfer-Encoding` is given without `chunked` at
 * its end. Node reads a request line without a version as HTTP/0.9, accepts HTTP/2.0 in a request
 * line, and ignores an empty `Transfer-Encoding`.
 */
export function isAmbiguous({ httpVersionMajor, headers }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return true;
  const coding = headers['transfer-encoding'];
  return coding !== undefined && !/(^|,)\s*chunked\s*$/i.test(coding);
}

/** Sends the 400; later requests on the connection get no response. */
export function refuseAmbiguous({ socket }: IncomingMessage, response: ServerResponse): void {
  refused.add(socket);
  response.writeHead(400, { Connection: 'close' }).end();
}
