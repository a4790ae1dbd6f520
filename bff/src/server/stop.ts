import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Readiness } from '../health/readiness.js';
import type { Surroundings } from '../surroundings.js';

/** Longest wait for requests that are under way, in milliseconds. */
const patience = 8000;

/**
 * Stops when asked to: takes no new connections, finishes what was accepted, closes the database. Asked by a signal, or by
 * the end of the process that started this one.
 */
export function stopGracefully(application: INestApplication, surroundings: Surroundings): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    application.get(Readiness).isStopping = true;
    await drained(application.getHttpServer());
    await surroundings.database.close();
    surroundings.log.flush();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

/** Every answer from now on closes its connection, so that none is kept open by a client that may send more. */
function drained(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
