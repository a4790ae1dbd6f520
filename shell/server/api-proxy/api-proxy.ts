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

/**
 * Calls that may wait for the bff at once: some tenths of a second of its work. Further ones are told to come again, instead of waiting
 * behind all of them.
 */
const mostWaiting = 256;

/** Balancers ask, also where all others wait. */
const health = /^\/api\/health(\/|$)/;

/** Passes everything under `/api` to the bff. */
export function proxyApi({ bffUrl, connections }: ProxySettings): RequestHandler {
  const waiting = new Set<Response>();
  const forward = forwarder(bffUrl, connections.bffTimeout, waiting);
  return async (request, response, next) => {
    if (!/^\/api(\/|$)/.test(request.path)) return next();
    // Whole before the bff is asked: a slow body holds no second connection.
    const body = await readBody(request).catch(() => 'the client left' as const);
    if (body === 'the client left') return;
    if (body === null) return sendGatewayProblem(response, 413);
    if (waiting.size >= mostWaiting && !health.test(request.path))
      return sendGatewayProblem(response, 503);
    const { method, url: path } = request;
    forward({ method, path, headers: bffHeaders(request, body) }, body, response);
  };
}

type ProxySettings = Pick<Settings, 'bffUrl' | 'connections'>;

/**
 * @param timeout milliseconds that the bff may be silent, also in the middle of a response
 * @param waiting holds what the bff has not begun to answer
 */
function forwarder(bffUrl: string, timeout: number, waiting: Set<Response>) {
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
    waiting.add(response);
    let isSilent = false;
    call.setTimeout(timeout, () => {
      isSilent = true;
      call.destroy();
    });
    call.once('response', (answer) => {
      waiting.delete(response);
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
      waiting.delete(response);
      if (!response.writableFinished) call.destroy();
    });
    call.end(body);
  };
}

/** What may be asked once more where a connection ended in between. */
const isRead = ({ method }: RequestOptions) => method === 'GET' || method === 'HEAD';
