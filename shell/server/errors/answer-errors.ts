import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler } from 'express';

/**
 * Answers what handlers throw. An error that names a status of the client's (a body that can't be read, a path that can't be decoded) keeps
 * it and isn't logged: a stranger would fill the log. Any other is ours: 500, nothing of the inside is told, and the reason goes to the log.
 */
export const answerErrors: ErrorRequestHandler = (error, request, response, next) => {
  const status = clientStatus(error);
  if (status === undefined) reportError(`${request.method} ${request.path} failed`, error);
  if (response.headersSent) return next(error);
  response.status(status ?? 500).type('text/plain');
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  response.send(
    status === undefined
      ? 'Something went wrong on our side. Please try again.\n'
      : `${STATUS_CODES[status] ?? 'Bad Request'}\n`,
  );
};

export function reportError(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${what}: ${reason}\n`);
}

/** The status from 400 to 499 that an error names, as those of Express and its parsers do. */
function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') {
    const { status } = error;
    return status >= 400 && status < 500 ? status : undefined;
  }
  return error instanceof URIError ? 400 : undefined;
}
