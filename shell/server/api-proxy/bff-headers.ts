import type { OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { isHttps } from '../https.js';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and `expect`, which this server has already handled. */
const ofConnection = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Headers that `Connection` may not name: without them the message would have another length or
 * host.
 */
const ofMessage = ['content-length', 'host'];

/** What only proxies say, about a client or to the bff. Anybody can send it. */
const ofProxies = /^(x-forwarded-.*|forwarded|x-real-ip|x-direct-write-.*)$/;

/**
 * Request headers for the bff. Client address, protocol and host are set from what this server
 * knows, because the bff trusts exactly one hop: this server, regardless of proxies before it.
 */
export function bffHeaders(request: Request, body?: Buffer): OutgoingHttpHeaders {
  const headers = withoutConnection(request.headers);
  for (const name of Object.keys(headers)) if (ofProxies.test(name)) delete headers[name];
  if (!isPeerTrusted(request)) delete headers['x-request-id'];
  if (request.ip) headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-proto'] = isHttps(request) ? 'https' : 'http';
  if (request.host) headers['x-forwarded-host'] = request.host;
  if (body) headers['content-length'] = body.length;
  return headers;
}

/** Removes hop-by-hop headers, also those that `Connection` names. */
export function withoutConnection(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => !ofMessage.includes(name));
  const kept = Object.entries(headers).filter(
    ([name]) => !ofConnection.includes(name) && !named.includes(name),
  );
  return Object.fromEntries(kept);
}

/** Whether `TRUST_PROXY` includes the peer of the connection. */
function isPeerTrusted(request: Request): boolean {
  const trusts: (address: string | undefined, hop: number) => boolean =
    request.app.get('trust proxy fn');
  return trusts(request.socket.remoteAddress, 0);
}
