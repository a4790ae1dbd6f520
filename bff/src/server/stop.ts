import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { idleConnections } from '@northcast/shared-contracts/http/idle-connections';
import type { Logger } from 'pino';
import { Readiness } from '../health/readiness.js';
import { LiveHub } from '../live/live-hub.service.js';
import { logToken } from '../log/log.js';
import { MailDispatchService } from '../mail/mail-dispatch.service.js';

/** Longest wait for open requests, in milliseconds. */
const timeoutMs = 7000;
/**
 * Interval of the checks for idle connections, in milliseconds. It gives requests on the wire time
 * to arrive.
 */
const drainInterval = 250;
/** Longest wait for clients and load balancers to stop connecting, in milliseconds. */
const drainLimit = 1500;

/**
 * Graceful shutdown on a signal or when the parent process ends: accepts no new connections,
 * finishes accepted requests and mails in progress, and closes the database.
 */
export function stopGracefully(application: INestApplication): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    application.get(Readiness).isStopping = true;
    application.get(LiveHub).stop();
    const mailStopped = application.get(MailDispatchService).stop();
    await drainConnections(application.getHttpServer());
    await mailStopped;
    await application.close();
    const log = application.get<Logger>(logToken);
    await new Promise((resolve) => log.flush(resolve));
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

/**
 * Answers requests already sent, then waits for open ones. Every response from now on closes its
 * connection, so that no client can keep one open.
 */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await noNewConnections(server);
  const closed = once(server, 'close');
  // `close` of Node's http server drops connections whose request it has not read yet, so call that
  // of the net server.
  NetServer.prototype.close.call(server);
  const dropIdle = setInterval(() => idleConnections(server).close(), drainInterval);
  const dropAll = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(dropIdle);
  clearTimeout(dropAll);
}

/** Waits for an interval without new connections, so that requests sent before are read. */
async function noNewConnections(server: Server): Promise<void> {
  const until = performance.now() + drainLimit;
  let isQuiet = false;
  server.on('connection', () => {
    isQuiet = false;
  });
  while (!isQuiet && performance.now() < until) {
    isQuiet = true;
    await wait(drainInterval);
    await turn();
  }
}
