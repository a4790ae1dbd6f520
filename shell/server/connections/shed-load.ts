import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { isStreamPath } from '../api-proxy/event-streams.js';
import { retryAfter, sendGatewayProblem } from '../api-proxy/send-gateway-problem.js';
import { plainPage, plainPageHeaders } from '../releases-page/plain-page.js';
import { RefusedShare } from './refused-share.js';

/**
 * Never refused: whether the server is well, what operators look at, and the files of documents that were answered; all names with a dot
 * outside the API are of files.
 */
const alwaysServed = /^\/(api\/health|shell|remotes|releases|_releases)(\/|$)/;
const api = /^\/api(\/|$)/;
const file = /\.[^/]*$/;

/**
 * Connections up to which nothing is refused: each has one request at most that waits, so that nobody waits for more than this many.
 */
const few = 64;

/** Connections that something was asked on and that are open, but for those that carry a stream of events: nobody waits there. */
class OpenConnections {
  private readonly open = new Set<Socket>();
  private readonly known = new WeakSet<Socket>();

  add(socket: Socket): void {
    this.open.add(socket);
    if (this.known.has(socket)) return;
    this.known.add(socket);
    socket.once('close', () => this.open.delete(socket));
  }

  remove(socket: Socket): void {
    this.open.delete(socket);
  }

  get count(): number {
    return this.open.size;
  }
}

/**
 * Answers 503 with `Retry-After` to a share of documents and calls of the API while this process has more to do than it can. What is refused
 * costs little; what is taken on is answered soon.
 */
export function shedLoad(share = new RefusedShare()): RequestHandler {
  const connections = new OpenConnections();
  return (request, response, next) => {
    if (isStreamPath(request.path)) connections.remove(request.socket);
    else connections.add(request.socket);
    if (connections.count <= few || Math.random() >= share.now || !mayBeRefused(request))
      return next();
    // A body is passed over, so that the client reads the answer.
    request.resume();
    if (api.test(request.path)) sendGatewayProblem(response, 503);
    else sendBusyPage(response);
  };
}

function mayBeRefused({ path }: Request): boolean {
  return !alwaysServed.test(path) && (api.test(path) || !file.test(path));
}

const busyPage = Buffer.from(
  plainPage({
    title: 'Please try again',
    body: `<h1>Many people are visiting right now</h1>
<p>We could not show this page in time. Please try again in a moment.</p>
<p><a href="">Try again</a></p>`,
  }),
);

function sendBusyPage(response: Response): void {
  response.writeHead(503, {
    ...plainPageHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': busyPage.length,
    'Retry-After': retryAfter(),
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(busyPage);
}
