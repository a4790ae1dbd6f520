import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { idleConnections } from './idle-connections.js';

/** Timeouts in milliseconds. */
const times = {
  /** Interval of the checks for idle connections. Requests on the wire have this time to arrive. */
  interval: 250,
  /** Maximum wait for clients and load balancers to stop connecting. */
  drainLimit: 1500,
  /** Maximum wait for requests in progress. */
  longest: 7000,
} as const;

/**
 * Closes a server without dropping accepted requests: responds to everything already sent or in
 * progress, and makes every response from now on close its connection, so that no client keeps one
 * open. Used by the servers of bff and shell; never loaded by a browser.
 * @param onInterval called until all connections are closed
 */
export async function drainConnections(server: Server, onInterval = () => {}): Promise<void> {
  const idle = idleConnections(server);
  server.prependListener('request', (_request, response) =>
    response.setHeader('Connection', 'close'),
  );
  const interval = setInterval(onInterval, times.interval);
  await untilNobodyConnects(server);
  const closed = once(server, 'close');
  // `close` of Node's HTTP server would drop connections whose request has not been read yet.
  NetServer.prototype.close.call(server);
  // After what has arrived is read: a timer can fire before that in its turn of the event loop.
  const dropIdle = setInterval(() => setImmediate(() => idle.close()), times.interval);
  const dropAll = setTimeout(() => server.closeAllConnections(), times.longest);
  await closed;
  clearInterval(interval);
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
