import http, { type ClientRequest, type RequestOptions } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { isPartOfUpload, uploadPart } from '@northcast/shared-contracts/api/uploads-path';
import type { Request, RequestHandler, Response } from 'express';
import type { Settings } from '../settings.js';
import { bffHeaders, withoutConnection } from './bff-headers.js';
import { DirectWrite, directWriteCallHeaders, filePartOf } from './direct-write.js';
import { passesStream, streamSilence } from './event-streams.js';
import { readBody } from './read-body.js';
import { sendGatewayProblem } from './send-gateway-problem.js';
import { pipedBody, type StreamedBody } from './streamed-body.js';

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

/** Parts of uploads that are on their way at once; each holds a connection to the bff for as long as its client takes. */
const mostUploads = 128;
/** Least milliseconds that the bff may be silent over a part of an upload: it may have to hand it on to where files are stored. */
const uploadSilence = 120_000;
/** Spans of silence that a reader may take while an answer waits for it, as a player does that has enough for now. */
const mostPauses = 20;

/** Passes everything under `/api` to the bff. */
export function proxyApi({ bffUrl, connections, directWrites }: ProxySettings): RequestHandler {
  const waiting = new Set<Response>();
  const uploading = new Set<Response>();
  const { bffTimeout } = connections;
  const forward = forwarder(bffUrl, bffTimeout, waiting);
  const forwardPart = forwarder(bffUrl, Math.max(bffTimeout, uploadSilence), uploading);
  return async (request, response, next) => {
    if (!/^\/api(\/|$)/.test(request.path)) return next();
    const { method, url: path } = request;
    if (isUploadPart(request)) {
      if (uploading.size >= mostUploads) return sendGatewayProblem(response, 503);
      const { headers, body } = partCall(request, directWrites);
      return forwardPart({ method, path, headers }, body, response);
    }
    // Whole before the bff is asked: a slow body holds no second connection.
    const body = await readBody(request).catch(() => 'the client left' as const);
    if (body === 'the client left') return;
    if (body === null) return sendGatewayProblem(response, 413);
    if (waiting.size >= mostWaiting && !health.test(request.path))
      return sendGatewayProblem(response, 503);
    forward({ method, path, headers: bffHeaders(request, body) }, body, response);
  };
}

/** What is sent of a part of an upload: its bytes, or a request for leave to write them here. */
function partCall(request: Request, settings: ProxySettings['directWrites']) {
  const part = settings && filePartOf(request, settings);
  if (!part) return { headers: bffHeaders(request), body: pipedBody(request) };
  return {
    headers: directWriteCallHeaders(request, settings),
    body: new DirectWrite(request, part),
  };
}

type ProxySettings = Pick<Settings, 'bffUrl' | 'connections' | 'directWrites'>;

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
    body: Buffer | StreamedBody | undefined,
    response: Response,
  ): void {
    waiting.add(response);
    const streamed = body === undefined || Buffer.isBuffer(body) ? null : body;
    let call = ask();
    // Once, not for each call: a reader may be asked for on one closed connection after the other.
    response.once('close', () => {
      waiting.delete(response);
      if (streamed) streamed.end(call, response);
      else if (!response.writableFinished) call.destroy();
    });
    streamed?.begin(call);

    function ask(): ClientRequest {
      const call = open({ ...bff, ...asked, path: `${base}${asked.path}`, agent });
      const silence = watchSilence(call, response, timeout, () => streamed?.isBusy === true);
      call.once('response', (answer) => {
        waiting.delete(response);
        if (passesStream(answer, response)) call.setTimeout(streamSilence);
        response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        // Where the bff breaks off, so does this: a client that waits for the rest would wait for ever.
        pipeline(answer, response, () => undefined);
      });
      call.once('error', () => {
        if (response.headersSent || response.destroyed) response.destroy();
        else if (silence.isOver) sendGatewayProblem(response, 504);
        else if (call.reusedSocket && isRead(asked)) again();
        else sendGatewayProblem(response, 503);
      });
      // Nothing is left to be said after the first.
      call.on('error', () => undefined);
      if (!streamed) call.end(body);
      return call;
    }

    function again(): void {
      call = ask();
    }
  };
}

/**
 * Ends a call over which the bff is silent for too long.
 * @param isBusy whether it has nothing to say for the moment
 */
function watchSilence(
  call: ClientRequest,
  response: Response,
  timeout: number,
  isBusy: () => boolean,
) {
  const silence = { isOver: false };
  let pauses = 0;
  const onSilence = () => {
    if (isBusy()) return call.setTimeout(timeout, onSilence);
    pauses += 1;
    // The client does not read on, which says nothing about the bff.
    if (response.writableNeedDrain && pauses < mostPauses)
      return call.setTimeout(timeout, onSilence);
    silence.isOver = true;
    return call.destroy();
  };
  call.setTimeout(timeout, onSilence);
  return silence;
}

/** Bytes of an upload, which pass through as they come; how many the bff would take is known to both. */
function isUploadPart(request: Request): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  return isPartOfUpload(request) && length > 0 && length <= uploadPart.max;
}

/** What may be asked once more where a connection ended in between. */
const isRead = ({ method }: RequestOptions) => method === 'GET' || method === 'HEAD';
