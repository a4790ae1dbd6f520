import type { INestApplication } from '@nestjs/common';
import { drainConnections } from '@northcast/shared-contracts/http/drain-connections';
import type { Logger } from 'pino';
import { Readiness } from '../health/readiness.js';
import { LiveHub } from '../live/live-hub.service.js';
import { logToken } from '../log/log.js';
import { MailDispatchService } from '../mail/mail-dispatch.service.js';

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
