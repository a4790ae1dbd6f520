import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { isEventStream } from '@northcast/shared-contracts/http/event-streams';
import { idleConnections } from '@northcast/shared-contracts/http/idle-connections';
import { openResponses } from './open-responses.js';

/** Timeouts in milliseconds. */
const times = {
  /** Wait for requests already on the wire. */
  interval: 250,
  /** Maximum wait for clients and load balancers to notice. */
  drainLimit: 1500,
  /** Maximum wait for requests in progress. */
  longest: 7000,
} as const;

/**
 * Prepares a graceful shutdown, in the same way as the bff's `stop.ts`.
 * @returns shuts down without dropping accepted requests: responds to everything already sent or in
 * progress. Event streams end at once, because browsers reconnect. From then on every response
 * closes its connection, so that no client keeps one open.
 */
export function drainConnections(server: Server): () => Promise<void> {
  const open = openResponses(server);
  const idle = idleConnections(server);
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) closeAfter(response);
  });
  return async () => {
    isStopping = true;
    for (const response of open) closeAfter(response);
    const endStreams = () => {
      for (const response of open) if (isEventStream(response)) response.destroy();
    };
    endStreams();
    // Streams that were requested but not opened yet.
    const lateOnes = setInterval(endStreams, times.interval);
    await connectionsClosed(server, () => idle.close());
    clearInterval(lateOnes);
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

async function connectionsClosed(server: Server, closeIdle: () => void): Promise<void> {
  await untilNobodyConnects(server);
  const closed = once(server, 'close');
  // `close` of Node's HTTP server would drop connections whose request has not been read yet.
  NetServer.prototype.close.call(server);
  const dropIdle = setInterval(closeIdle, times.interval);
  const dropAll = setTimeout(() => server.closeAllConnections(), times.longest);
  await closed;
  clearInterval(dropIdle);
  clearTimeout(dropAll);
}

/** Waits until no connection was opened for a while, and reads what arrived before that. */
async function untilNobodyConnects(server: Server): Promise<void> {
  const until = performance.now() + times.drainLimit;
  let isQuiet = false;
  server.on('connection', () => {
    isQuiet = false;
  });
  while (!isQuiet && performance.now() < until) {
    isQuiet = true;
    await wait(times.interval);
    await turn();
  }
}
