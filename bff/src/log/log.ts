import { destination, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.js';

/** Injection token of the log: `@Inject(logToken) log: Logger`. */
export const logToken = Symbol('Log');

/** Logs one JSON object per line to standard output, without personal data. */
export function openLog(level: Settings['logLevel']): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 1, sync: false }),
  );
}
