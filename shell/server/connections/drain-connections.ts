import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { isEventStream } from '../api-proxy/event-streams.js';

/** Milliseconds. */
const times = {
  /** For requests that are on the wire. */
  grace: 250,
  /** Longest wait for clients and balancers to notice. */
  mostGrace: 1500,
  /** Longest wait for what is under way. */
  longest: 7000,
} as const;

/**
 * Prepares a server for its end. The bff's `stop.ts` ends it likewise.
 * @returns ends it without dropping what it accepted: answers what has been sent already, and what is under way. Streams of events end
 *   at once: their browsers come again by themselves. Every answer from then on closes its connection, so that none is kept open by a client that may send more
 */
export function drainConnections(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) closeAfter(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async () => {
    isStopping = true;
    for (const response of underWay) closeAfter(response);
    const endStreams = () => {
      for (const response of underWay) if (isEventStream(response)) response.destroy();
    };
    endStreams();
    // Those that were asked for and not yet opened.
    const lateOnes = setInterval(endStreams, times.grace);
    await drained(server);
    clearInterval(lateOnes);
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

async function drained(server: Server): Promise<void> {
  await untilNobodyConnects(server);
  const closed = once(server, 'close');
  // Node's own `close` of an http server drops connections whose request has not been read yet.
  NetServer.prototype.close.call(server);
  const dropIdle = setInterval(() => server.closeIdleConnections(), times.grace);
  const dropAll = setTimeout(() => server.closeAllConnections(), times.longest);
  await closed;
  clearInterval(dropIdle);
  clearTimeout(dropAll);
}

/** Waits for a while in which nobody connects; what came in before that is read. */
async function untilNobodyConnects(server: Server): Promise<void> {
  const until = Date.now() + times.mostGrace;
  let isQuiet = false;
  server.on('connection', () => {
    isQuiet = false;
  });
  while (!isQuiet && Date.now() < until) {
    isQuiet = true;
    await wait(times.grace);
    await turn();
  }
}
