import { STATUS_CODES } from 'node:http';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import type { ErrorRequestHandler } from 'express';

/**
 * Responds to errors of handlers. An error with a 4xx status (an unreadable body, an undecodable
 * path) keeps it and is not logged, because strangers could fill the log. After a read of the release
 * store that is late, the status is 503. Any other error becomes a 500 without details, and its reason
 * is logged.
 */
export const answerErrors: ErrorRequestHandler = (error, request, response, next) => {
  const status = error instanceof TimeoutError ? 503 : (clientStatus(error) ?? 500);
  if (status === 500) reportError(`${request.method} ${request.path} failed`, error);
  if (response.headersSent) return next(error);
  response.status(status).type('text/plain');
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (status === 503) response.set('Retry-After', '5');
  response.send(
    status < 500
      ? `${STATUS_CODES[status] ?? 'Bad Request'}\n`
      : 'Something went wrong on our side. Please try again.\n',
  );
};

export function reportError(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${what}: ${reason}\n`);
}

/** The status of an error if it is from 400 to 499, as set by Express and its parsers. */
function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') {
    const { status } = error;
    return status >= 400 && status < 500 ? status : undefined;
  }
  return error instanceof URIError ? 400 : undefined;
}
