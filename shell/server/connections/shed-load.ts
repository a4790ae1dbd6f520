import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { isStreamPath } from '../api-proxy/event-streams.js';
import { sendGatewayProblem, sendUnavailablePage } from '../api-proxy/send-gateway-problem.js';
import { plainPage } from '../errors/plain-page.js';
import { splitTarget } from '../errors/request-target.js';
import { RefusedShare } from './refused-share.js';

/**
 * Paths that are never refused: health checks, operator pages and the files of documents already
 * served. Outside the API, every path with a file extension counts as a file.
 */
const alwaysServed = /^\/(api\/health|shell|remotes|releases|_releases)(\/|$)/;
const api = /^\/api(\/|$)/;
const file = /\.[^/]*$/;

/**
 * Up to this many busy connections nothing is refused: each has at most one waiting request, so
 * nobody waits for more requests than this.
 */
const few = 64;

/** Milliseconds after its last request for which a connection counts as busy. */
const busyFor = 5000;

/**
 * Connections with a request in the last seconds, without event streams, because nobody waits for
 * those.
 */
class BusyConnections {
  /** When the last request of a connection began, oldest first. */
  private readonly requestedAt = new Map<Socket, number>();
  private readonly known = new WeakSet<Socket>();

  add(socket: Socket): void {
    this.requestedAt.delete(socket);
    this.requestedAt.set(socket, performance.now());
    if (this.known.has(socket)) return;
    this.known.add(socket);
    socket.once('close', () => this.requestedAt.delete(socket));
  }

  remove(socket: Socket): void {
    this.requestedAt.delete(socket);
  }

  get count(): number {
    const since = performance.now() - busyFor;
    for (const [socket, at] of this.requestedAt) {
      if (at > since) break;
      this.requestedAt.delete(socket);
    }
    return this.requestedAt.size;
  }
}

/**
 * Responds 503 with `Retry-After` to a share of documents and API calls while this process is
 * overloaded. Works in front of Express, whose own work per request costs more than a refusal.
 * @param listener gets the accepted requests
 * @param headers of every refusal; `listener` sets its own
 * @param share of requests to refuse, 0 to 1
 */
export function shedLoad(
  listener: RequestListener,
  headers: Readonly<Record<string, string>> = {},
  share: Pick<RefusedShare, 'now'> = new RefusedShare(),
): RequestListener {
  const connections = new BusyConnections();
  return (request, response) => {
    const path = pathOf(request);
    if (isStreamPath(path)) connections.remove(request.socket);
    else connections.add(request.socket);
    if (connections.count <= few || Math.random() >= share.now || !mayBeRefused(path))
      return listener(request, response);
    // Discard the body, so that the client reads the response.
    request.resume();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (api.test(path)) sendGatewayProblem(response, 503);
    else sendUnavailablePage(response, 503, busyPage);
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  const target = splitTarget(url).url;
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

const mayBeRefused = (path: string): boolean =>
  !alwaysServed.test(path) && (api.test(path) || !file.test(path));

const busyPage = Buffer.from(
  plainPage({
    title: 'Please try again',
    body: `<h1>Many people are visiting right now</h1>
<p>We could not show this page in time. Please try again in a moment.</p>
<p><a href="">Try again</a></p>`,
  }),
);
