import { destination, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.js';

/** One JSON object a line on standard output, no personal data in it. */
export function openLog(level: Settings['logLevel']): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 1, sync: false }),
  );
}
