import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address.js';

/** Milliseconds that an attempt may take from the connection to the end of the answer. */
const timeout = 15_000;
/** Bytes of an answer that are read at most. */
const mostBytes = 64 * 1024;

/** How an attempt ended: with an answer's status, or with why there is none. */
export type Attempt =
  | { readonly status: number }
  | { readonly status: null; readonly reason: string };

/** Whether a server on the internet may be meant: what it resolves to is looked at when it is called. */
export function isCallable(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * POSTs a JSON body. Follows no redirect.
 * @param mayBePrivate whether http and addresses outside the internet are called too
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
  return new Promise((resolve) => {
    const request = send(url, {
      method: 'POST',
      // No connection is kept for another address of the same name.
      agent: false,
      signal: AbortSignal.timeout(timeout),
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      ...(mayBePrivate ? {} : { lookup: lookupPublic }),
    });
    const fail = (error: Error) => {
      request.destroy();
      resolve({ status: null, reason: reasonOf(error) });
    };
    request.on('error', fail);
    request.on('response', (response) => {
      readToEnd(response).then(() => resolve({ status: response.statusCode ?? 0 }), fail);
    });
    request.end(body);
  });
}

/** Reads and drops an answer. */
async function readToEnd(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) return;
  }
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return `No answer within ${timeout / 1000} seconds`;
  }
  return error.message;
}
