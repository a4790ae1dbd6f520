import type { AppContext } from '../app-context.js';
import { createApplication } from '../application.js';
import { makeFirstAdministrator } from '../auth/first-administrator.js';
import { sessionSecret } from '../auth/session-secret.js';
import { seedPosts } from '../blog/seed-posts.js';
import { connectWithRetry, reasonOf } from '../database/connect-with-retry.js';
import { closeDataDirectory, makePrivateFiles } from '../database/private-files.js';
import { openLog } from '../log/log.js';
import { readSettings, type Settings, SettingsError } from '../settings/settings.js';
import { stopGracefully } from './stop.js';

/** Starts the server of this process; what goes wrong is told in plain lines and ends it with 1. */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  makePrivateFiles();
  const settings = settingsOrExit(environment);
  const context = await prepare(settings);
  const application = await createApplication(context);
  // Before it listens: a client that is told it is ready can sign in.
  const first = await context.database.withExclusiveLock(() =>
    makeFirstAdministrator(application, settings),
  );
  if (first?.password) say(`First administrator: ${first.email}  password: ${first.password}`);
  await application
    .listen(settings.port, settings.host)
    .catch((error) => fail(listenError(error, settings)));
  stopGracefully(application, context);
  process.send?.({ listening: settings.port });
  say(`BFF listening on ${await application.getUrl()}`);
}

async function prepare(settings: Settings): Promise<AppContext> {
  const log = openLog(settings.logLevel);
  await closeDataDirectory(settings.dataDirectory).catch((error) => fail(reasonOf(error)));
  const secret = await sessionSecret(settings);
  const database = await connectWithRetry(settings, say).catch((error) => fail(reasonOf(error)));
  const { postsDirectory } = settings;
  if (postsDirectory !== null) {
    await database.withExclusiveLock(() => seedPosts(database.unitOfWork, postsDirectory));
  }
  return { settings, secret, database, log };
}

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
