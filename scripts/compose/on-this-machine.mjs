/**
 * Replaces the networks, volumes and secrets of the compose file when its processes run on this
 * machine.
 */

/**
 * The settings of a service for a process on this machine.
 * @param {Record<string, string>} environment as in the compose file
 * @param {{ ports: Record<string, number>, releases: string, signingKey: string, publicUrl: string,
 * databaseUrl?: string }} places
 */
export function settingsHere(environment, places) {
  // Compose treats a variable without a value as not set.
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

/** The command of a service's health check, with the service's port on this machine. */
export function healthCheckHere({ healthcheck, environment }, port) {
  const [, program, ...args] = healthcheck.test;
  return [program, ...args.map((each) => each.replaceAll(`:${environment.PORT}/`, `:${port}/`))];
}
