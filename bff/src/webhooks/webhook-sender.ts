import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address.js';

/** Milliseconds that an attempt may take, from the connection to the end of the response. */
const timeout = 15_000;
/** Most bytes of a response to read. */
const mostBytes = 64 * 1024;

/** Outcome of an attempt: the response status, or the reason why there is none. */
export type Attempt =
  | { readonly status: number }
  | { readonly status: null; readonly reason: string };

/** Whether the URL may point to a public server. Its addresses are checked when it is called. */
export function isCallable(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * POSTs a JSON body without following redirects.
 * @param mayBePrivate also allows http and private network addresses
 */
export function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  mayBePrivate: boolean,
): Promise<Attempt> {
  if (!mayBePrivate && !isCallable(url)) {
    return Promise.resolve({ status: null, reason: `${url.hostname} is not on the internet` });
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Ends the attempt even if the request, once destroyed, reports nothing any more.
  const signal = AbortSignal.timeout(timeout);
  return new Promise((resolve) => {
    const request = send(url, {
      method: 'POST',
      // Never reuse a connection, because the name may resolve to another address by now.
      agent: false,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      ...(mayBePrivate ? {} : { lookup: lookupPublic }),
    });
    const fail = (error: Error) => {
      request.destroy();
      resolve({ status: null, reason: reasonOf(error) });
    };
    signal.addEventListener('abort', () => fail(signal.reason));
    request.on('error', fail);
    request.on('response', (response) => {
      readToEnd(response).then(() => resolve({ status: response.statusCode ?? 0 }), fail);
    });
    // Without this listener, Node closes the connection and emits neither a response nor an error.
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0 });
    });
    request.end(body);
  });
}

/** Reads and discards a response. */
async function readToEnd(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) return;
  }
}

const reasonOf = ({ name, message }: Error): string =>
  name === 'TimeoutError' ? `No answer within ${timeout / 1000} seconds` : message;
