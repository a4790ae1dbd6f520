import { destination, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.js';

/** Under which the log is injected: `@Inject(logToken) log: Logger`. */
export const logToken = Symbol('Log');

/** One JSON object a line on standard output, no personal data in it. */
export function openLog(level: Settings['logLevel']): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 1, sync: false }),
  );
}
