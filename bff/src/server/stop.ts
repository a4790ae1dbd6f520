import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import { Readiness } from '../health/readiness.js';
import { LiveHub } from '../live/live-hub.service.js';
import { logToken } from '../log/log.js';
import { MailDispatchService } from '../mail/mail-dispatch.service.js';

/** Longest wait for requests that are under way, in milliseconds. */
const timeoutMs = 7000;
/** For requests that are on the wire, in milliseconds. */
const drainInterval = 250;
/** Longest wait for clients and balancers to notice, in milliseconds. */
const mostGrace = 1500;

/**
 * Stops when asked to: takes no new connections, finishes what was accepted and the mails under way, closes the database. Asked by a signal, or by
 * the end of the process that started this one.
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
 * Answers what has been sent already, then what is under way. Every answer from now on closes its connection, so that
 * none is kept open by a client that may send more.
 */
async function drainConnections(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await idleConnections(server);
  const closed = once(server, 'close');
  // Node's own `close` of an http server drops connections whose request has not been read yet.
  NetServer.prototype.close.call(server);
  const dropIdle = setInterval(() => server.closeIdleConnections(), drainInterval);
  const dropAll = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(dropIdle);
  clearTimeout(dropAll);
}

/** Waits for a while in which nobody connects; what came in before that is read. */
async function idleConnections(server: Server): Promise<void> {
  const until = Date.now() + mostGrace;
  let isQuiet = false;
  server.on('connection', () => {
    isQuiet = false;
  });
  while (!isQuiet && Date.now() < until) {
    isQuiet = true;
    await wait(drainInterval);
    await turn();
  }
}
