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

/**
 * The parts of an error that may be logged: class, code and stack. The message and parameters of a
 * failed query are left out, because they contain user input.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const isQuery = 'query' in error || 'sql' in error;
  return {
    error: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(isQuery ? {} : { detail: error.message }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12),
  };
}
