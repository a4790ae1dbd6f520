import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import type { RequestHandler, Response } from 'express';
import type { Settings } from '../settings.js';
import { bffHeaders, withoutConnection } from './bff-headers.js';
import { readBody } from './read-body.js';
import { sendGatewayProblem } from './send-gateway-problem.js';

/**
 * Milliseconds that a connection to the bff is kept without use. The bff keeps it longer (`keepAliveTimeout` in its fast path's adapter), so that
 * no write meets a connection that is being closed.
 */
const keptUnused = 20_000;

/** Passes everything under `/api` to the bff. */
export function proxyApi({ bffUrl, connections }: ProxySettings): RequestHandler {
  const forward = forwarder(bffUrl, connections.bffTimeout);
  return async (request, response, next) => {
    if (!/^\/api(\/|$)/.test(request.path)) return next();
    // Whole before the bff is asked: a slow body holds no second connection.
    const body = await readBody(request).catch(() => 'the client left' as const);
    if (body === 'the client left') return;
    if (body === null) return sendGatewayProblem(response, 413);
    const { method, url: path } = request;
    forward({ method, path, headers: bffHeaders(request, body) }, body, response);
  };
}

type ProxySettings = Pick<Settings, 'bffUrl' | 'connections'>;

/** @param timeout milliseconds that the bff may be silent, also in the middle of a response */
function forwarder(bffUrl: string, timeout: number) {
  const address = new URL(bffUrl);
  const bff = urlToHttpOptions(address);
  const { request: open, Agent } = bff.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: keptUnused });
  const base = address.pathname.replace(/\/$/, '');

  return function forward(
    asked: RequestOptions,
    body: Buffer | undefined,
    response: Response,
  ): void {
    const call = open({ ...bff, ...asked, path: `${base}${asked.path}`, agent });
    let isSilent = false;
    call.setTimeout(timeout, () => {
      isSilent = true;
      call.destroy();
    });
    call.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      // Where the bff breaks off, so does this: a client that waits for the rest would wait for ever.
      pipeline(answer, response, () => undefined);
    });
    call.once('error', () => {
      if (response.headersSent || response.destroyed) response.destroy();
      else if (isSilent) sendGatewayProblem(response, 504);
      else if (call.reusedSocket && isRead(asked)) forward(asked, body, response);
      else sendGatewayProblem(response, 503);
    });
    // Nothing is left to be said after the first.
    call.on('error', () => undefined);
    response.once('close', () => {
      if (!response.writableFinished) call.destroy();
    });
    call.end(body);
  };
}

/** What may be asked once more where a connection ended in between. */
const isRead = ({ method }: RequestOptions) => method === 'GET' || method === 'HEAD';
