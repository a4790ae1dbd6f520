import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings/settings.js';
import { type Database, openDatabase } from './database.js';
import { isConnectionError } from './database-errors.js';

/** Milliseconds between the attempts: some 20 s in all. */
const pauses = [250, 500, 1000, 2000, 4000, 5000, 7000];

/**
 * Opens the database, again and again while it can't be reached.
 * @param tell hears of every failed attempt, in words for a person
 * @throws the last error
 */
export async function connectWithRetry(
  settings: Settings,
  tell: (message: string) => void,
): Promise<Database> {
  for (const pause of pauses) {
    try {
      return await openDatabase(settings);
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      tell(`${reasonOf(error)}; trying again in ${pause / 1000} s`);
      await wait(pause);
    }
  }
  return openDatabase(settings);
}

/** Why the database did not open, without user and password. */
export function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  const message = error instanceof Error ? error.message : String(error);
  return `The database can not be opened: ${message || code}`;
}
