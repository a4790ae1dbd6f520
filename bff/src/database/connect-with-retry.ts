import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionError } from '../errors/database-errors.js';
import type { Settings } from '../settings/settings.js';
import type { Entities } from './data-sources.js';
import { type Database, openDatabase } from './database.js';

/** Milliseconds between the attempts: some 20 s in all. */
const pauses = [250, 500, 1000, 2000, 4000, 5000, 7000];

/**
 * Opens the database, again and again while it can't be reached; says so on standard output.
 * @param waits milliseconds between the attempts
 * @throws an error that says why, for a person
 */
export async function connectWithRetry(
  settings: Settings,
  entities: Entities,
  waits: readonly number[] = pauses,
): Promise<Database> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await openDatabase(settings, entities);
    } catch (error) {
      const pause = waits[attempt];
      if (pause === undefined || !isConnectionError(error)) throw new Error(reasonOf(error));
      process.stdout.write(`${reasonOf(error)}; trying again in ${pause / 1000} s\n`);
      await wait(pause);
    }
  }
}

/** Why the database did not open, without user and password. */
export function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  const message = error instanceof Error ? error.message : String(error);
  return `The database can not be opened: ${message || code}`;
}
