import type { RequestListener } from 'node:http';

/**
 * Passes on requests of HTTP/1.0 and 1.1. Refuses others with 400, as Node does with HTTP/1.2, and
 * ends their connection. Node reads a request line without a version as HTTP/0.9, and accepts
 * HTTP/2.0 in a request line, while other servers refuse both: behind such a proxy the two would
 * disagree where a request begins. Used by the servers of bff and shell; never loaded by a browser.
 */
export function onlyHttp1(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.httpVersionMajor === 1) listener(request, response);
    else response.writeHead(400, { Connection: 'close' }).end();
  };
}
