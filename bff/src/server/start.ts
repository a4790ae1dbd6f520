import type { INestApplication } from '@nestjs/common';
import { drainConnections } from '@northcast/shared-contracts/http/drain-connections';
import { SettingsError } from '@northcast/shared-contracts/settings/setting-reader';
import type { Logger } from 'pino';
import { FirstAdministratorService } from '../auth/first-administrator.service.js';
import { reasonOf } from '../database/database.js';
import { closeDataDirectory, makePrivateFiles } from '../database/private-files.js';
import { Readiness } from '../health/readiness.js';
import { LiveHub } from '../live/live-hub.service.js';
import { logToken } from '../log/log.js';
import { MailDispatchService } from '../mail/mail-dispatch.service.js';
import { readSettings, type Settings } from '../settings/settings.js';
import { createApplication } from './create-application.js';

/**
 * Starts the server of this process. Expected errors are printed in plain text and end the process
 * with exit code 1.
 * @throws an error with a user-readable reason if it cannot start
 */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  makePrivateFiles();
  const settings = settingsOrExit(environment);
  await closeDataDirectory(settings.dataDirectory).catch((error) => fail(reasonOf(error)));
  const application = await createApplication(settings);
  // Create the administrator before listening, so that a client that is told the server is ready
  // can sign in.
  const first = await application.get(FirstAdministratorService).ensure();
  if (first?.password) say(`First administrator: ${first.email}  password: ${first.password}`);
  await application
    .listen(settings.port, settings.host)
    .catch((error) => fail(listenError(error, settings)));
  stopGracefully(application);
  if (settings.mail.server === null) say(noMailServer);
  say(`BFF listening on ${await application.getUrl()}`);
  // This must be the last message, because the parent process may stop reading afterwards.
  process.send?.({ listening: settings.port });
}

const noMailServer =
  'SMTP_URL is not set: mails wait in the outbox, where administrators read them (Mail in the panel)';

function settingsOrExit(environment: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return fail(...error.errors);
  }
}

function listenError(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  return code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is in use`
    : `Cannot listen on ${host}:${port}: ${code}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Graceful shutdown on a signal or when the parent process ends: accepts no new connections,
 * finishes accepted requests and mails in progress, and closes the database.
 */
function stopGracefully(application: INestApplication): void {
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
