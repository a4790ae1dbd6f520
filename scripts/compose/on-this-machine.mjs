/** What stands for the networks, volumes and secrets of the compose file when its processes run side by side here. */

/**
 * The settings of a service, for a process on this machine.
 * @param {Record<string, string>} environment as in the file
 * @param {{ ports: Record<string, number>, releases: string, signingKey: string, publicUrl: string, databaseUrl?: string }} places
 */
export function settingsHere(environment, places) {
  // Without a value, as Compose reads it: not set.
  const given = Object.entries(environment).filter(([, value]) => value !== null);
  const settings = Object.fromEntries(given);
  if ('HOST' in settings) settings.HOST = '127.0.0.1';
  if ('RELEASES_DIR' in settings) settings.RELEASES_DIR = places.releases;
  if ('RELEASE_SIGNING_KEY' in settings) settings.RELEASE_SIGNING_KEY = places.signingKey;
  if ('BFF_URL' in settings) settings.BFF_URL = `http://127.0.0.1:${places.ports.bff}`;
  if ('PUBLIC_URL' in settings) settings.PUBLIC_URL = places.publicUrl;
  if ('DATABASE_URL' in settings) {
    if (places.databaseUrl === undefined) delete settings.DATABASE_URL;
    else settings.DATABASE_URL = places.databaseUrl;
  }
  return settings;
}

/** The health check of a service as a program and its arguments, asking the port it has here. */
export function healthCheckHere({ healthcheck, environment }, port) {
  const [, program, ...args] = healthcheck.test;
  return [program, ...args.map((each) => each.replaceAll(`:${environment.PORT}/`, `:${port}/`))];
}
