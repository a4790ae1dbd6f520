import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { isPartOfUpload, uploadPart } from '@northcast/shared-contracts/api/uploads-path';
import { collectStreamBuffers } from '@northcast/shared-contracts/http/collect-stream-buffers';
import type { Request, RequestHandler, Response } from 'express';
import type { Settings } from '../settings.js';
import { bffHeaders, withoutConnection } from './bff-headers.js';
import { DirectWrite, directWriteCallHeaders, filePartOf } from './direct-write.js';
import { passesStream, streamSilence } from './event-streams.js';
import { pipedBody, readBody, type StreamedBody } from './request-body.js';
import { sendGatewayProblem } from './send-gateway-problem.js';

/**
 * Milliseconds that an idle connection to the bff is kept. The bff keeps it longer
 * (`keepAliveTimeout` in its fast-path adapter), so that no write meets a connection that is being
 * closed.
 */
const keptUnused = 20_000;

/**
 * Maximum calls that wait for the bff at once: one or two seconds of its work. Further calls are
 * rejected instead of queued. A bff that stops for a second must not reach it.
 */
const mostWaiting = 1000;

/** Load balancers must get a response even while other calls are rejected. */
const health = /^\/api\/health(\/|$)/;

/**
 * Maximum upload parts in progress. Each holds a connection to the bff as long as its client sends.
 */
const mostUploads = 128;
/**
 * Minimum milliseconds that the bff may be silent during an upload part, because it may have to
 * pass the part on to the file store.
 */
const uploadSilence = 120_000;
/**
 * Maximum timeouts per response caused by a client that stops reading, as a media player does with
 * a full buffer.
 */
const mostPauses = 20;

/** Proxies everything under `/api` to the bff. */
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
    // Read the whole body before opening a connection to the bff, so that a slow client holds one
    // connection, not two.
    const body = await readBody(request).catch(() => 'the client left' as const);
    if (body === 'the client left') return;
    if (body === null) return sendGatewayProblem(response, 413);
    if (waiting.size >= mostWaiting && !health.test(request.path))
      return sendGatewayProblem(response, 503);
    forward({ method, path, headers: bffHeaders(request, body) }, body, response);
  };
}

/** The call for an upload part: its bytes, or a request for permission to write them here. */
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
 * @param waiting contains the responses that the bff has not started
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
    const streamed = body === undefined || Buffer.isBuffer(body) ? null : body;
    let call: ClientRequest | undefined;
    waiting.add(response);
    // Register this before the call, which may throw, and once, because a read may be retried on
    // several closed connections in turn.
    response.once('close', () => {
      waiting.delete(response);
      if (!call) return;
      if (streamed) streamed.end(call, response);
      else if (!response.writableFinished) call.destroy();
    });
    call = ask();
    streamed?.begin(call);

    function ask(): ClientRequest {
      const call = open({ ...bff, ...asked, path: `${base}${asked.path}`, agent });
      const silence = watchSilence(call, response, timeout, () => streamed?.isBusy === true);
      call.once('response', (answer) => {
        waiting.delete(response);
        if (passesStream(answer, response)) call.setTimeout(streamSilence);
        response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        // If the bff aborts, abort the response too; otherwise the client would wait for the rest
        // forever.
        pipeline(answer, response, () => undefined);
        if (isLarge(answer)) collectStreamBuffers(answer);
      });
      call.once('error', () => {
        if (response.headersSent || response.destroyed) response.destroy();
        else if (silence.isOver) sendGatewayProblem(response, 504);
        else if (call.reusedSocket && isRead(asked)) again();
        else sendGatewayProblem(response, 503);
      });
      // Later errors need no response.
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
 * Ends a call if the bff is silent for too long.
 * @param isBusy whether the silence is expected, because this server is writing the bytes
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
    // The client has stopped reading, so the bff is not the cause.
    if (response.writableNeedDrain && pauses < mostPauses)
      return call.setTimeout(timeout, onSilence);
    silence.isOver = true;
    return call.destroy();
  };
  call.setTimeout(timeout, onSilence);
  return silence;
}

/** Whether a request carries upload bytes, which are streamed. Shell and bff know the same limit. */
function isUploadPart(request: Request): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  return isPartOfUpload(request) && length > 0 && length <= uploadPart.max;
}

/** Whether a response is a download, whose buffers are worth collecting early. */
const isLarge = ({ headers }: IncomingMessage) => Number(headers['content-length']) > 1024 * 1024;

/** Whether a request may be retried after its connection was closed. */
const isRead = ({ method }: RequestOptions) => method === 'GET' || method === 'HEAD';
