import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionError } from '../errors/database-errors.js';
import type { Settings } from '../settings/settings.js';
import type { Entities } from './data-sources.js';
import { type Database, openDatabase } from './database.js';

/** Milliseconds between attempts: about 20 s in total. */
const pauses = [250, 500, 1000, 2000, 4000, 5000, 7000];

/**
 * Opens the database, and tries again while it is unreachable. Reports each attempt on standard
 * output.
 * @param waits milliseconds between the attempts
 * @throws an error whose message is readable for an operator
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

/** The reason why the database did not open, without user and password. */
export function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  const message = error instanceof Error ? error.message : String(error);
  return `The database cannot be opened: ${message || code}`;
}
