/**
 * Replaces the networks, volumes and secrets of the compose file when its processes run on this
 * machine.
 */
import path from 'node:path';
import { readImage } from './docker-files.mjs';

/**
 * The settings of a service for a process on this machine: those of its image and those of the
 * compose file.
 * @param {{ build: { target: string }, environment: Record<string, string | null>,
 * volumes?: string[] }} service
 * @param {{ ports: Record<string, number>, volumes: string, signingKey: string, publicUrl: string,
 * databaseUrl?: string }} places `volumes`: the folder that holds them
 * @throws Error if the service would store its data outside every volume
 */
export function settingsHere({ build, environment, volumes = [] }, places) {
  const all = Object.entries({ ...readImage(build.target).environment, ...environment });
  // Compose treats a variable without a value as not set.
  const settings = Object.fromEntries(all.filter(([, value]) => value !== null));
  const folder = 'RELEASES_DIR' in settings ? 'RELEASES_DIR' : 'DATA_DIR';
  const volume = volumeOf(settings[folder] ?? '/app/.data', volumes);
  settings[folder] = path.join(places.volumes, volume);
  if ('HOST' in settings) settings.HOST = '127.0.0.1';
  if ('RELEASE_SIGNING_KEY' in settings) settings.RELEASE_SIGNING_KEY = places.signingKey;
  if ('BFF_URL' in settings) settings.BFF_URL = `http://127.0.0.1:${places.ports.bff}`;
  if ('PUBLIC_URL' in settings) settings.PUBLIC_URL = places.publicUrl;
  if ('DATABASE_URL' in settings) {
    if (places.databaseUrl === undefined) delete settings.DATABASE_URL;
    else settings.DATABASE_URL = places.databaseUrl;
  }
  return settings;
}

/** @throws Error if the folder is on no volume: what it holds would end with the container */
function volumeOf(folder, volumes) {
  const mounts = volumes.map((each) => each.split(':'));
  const mount = mounts.find(([, target]) => target === folder);
  if (mount === undefined) throw new Error(`${folder} is on no volume of docker-compose.yml`);
  return mount[0];
}

/** The command of a service's health check, with the service's port on this machine. */
export function healthCheckHere({ healthcheck, environment }, port) {
  const [, program, ...args] = healthcheck.test;
  return [program, ...args.map((each) => each.replaceAll(`:${environment.PORT}/`, `:${port}/`))];
}
