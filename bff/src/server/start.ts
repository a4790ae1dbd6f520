import { createApplication } from '../application.js';
import { makeFirstAdministrator } from '../auth/first-administrator.js';
import { sessionSecret } from '../auth/session-secret.js';
import { seedPosts } from '../blog/seed-posts.js';
import { openWithPatience, reasonOf } from '../database/open-with-patience.js';
import { openLog } from '../log/log.js';
import { readSettings, type Settings, SettingsError } from '../settings/settings.js';
import type { Surroundings } from '../surroundings.js';
import { stopGracefully } from './stop.js';

/** Starts the server of this process; what goes wrong is told in plain lines and ends it with 1. */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = settingsOrExit(environment);
  const surroundings = await prepare(settings);
  const application = await createApplication(surroundings);
  await application
    .listen(settings.port, settings.host)
    .catch((error) => fail(listenFault(error, settings)));
  stopGracefully(application, surroundings);
  const first = await surroundings.database.alone(() =>
    makeFirstAdministrator(application, settings),
  );
  if (first?.password) say(`First administrator: ${first.email}  password: ${first.password}`);
  process.send?.({ listening: settings.port });
  say(`BFF listening on ${await application.getUrl()}`);
}

async function prepare(settings: Settings): Promise<Surroundings> {
  const log = openLog(settings.logLevel);
  const secret = await sessionSecret(settings);
  const database = await openWithPatience(settings, say).catch((error) => fail(reasonOf(error)));
  const { postsDirectory } = settings;
  if (postsDirectory !== null) {
    await database.alone(() => seedPosts(database.unitOfWork, postsDirectory));
  }
  return { settings, secret, database, log };
}

function settingsOrExit(environment: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return fail(...error.faults);
  }
}

function listenFault(error: unknown, { host, port }: Settings): string {
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
