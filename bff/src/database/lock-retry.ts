import { setTimeout as wait } from 'node:timers/promises';
import { unavailable } from '../errors/api-errors.js';
import { isLocked } from '../errors/database-errors.js';

/** Longest wait for the lock, and between two attempts to take it, in milliseconds. */
const timeout = 20_000;
const longestPause = 50;

/**
 * Takes a lock of the embedded database as soon as no other process holds it, without holding up this one.
 * @param take throws SQLITE_BUSY at once while the lock is held
 * @throws 503 when it is held too long
 */
export async function withLockRetry(take: () => unknown): Promise<void> {
  const end = performance.now() + timeout;
  for (let pause = 1; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      take();
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > end) throw unavailable();
    }
    await wait(pause);
  }
}
