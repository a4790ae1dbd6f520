import { type ServerResponse, STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Problem } from '@northcast/shared-contracts/api/problem';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { errorFields, logToken } from '../log/log.js';
import { requestIdOf } from '../log/request-log.js';
import { ApiError } from './api-error.js';
import { malformed, notFound, unavailable, unsupportedType } from './api-errors.js';
import { isConflict, isConnectionError, isDangling } from './database-errors.js';
import { problems } from './problems.js';

/**
 * Responds to every error with `application/problem+json`. Unexpected errors are logged, and their
 * details are left out of the response.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(logToken) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const apiError = toApiError(error);
    const fields = () => ({ requestId: requestIdOf(response), ...errorFields(error) });
    if (apiError.status >= 500) this.log.error(fields(), 'call failed');
    // Usual if two calls run at the same time, otherwise a bug.
    if (isDangling(error)) this.log.warn(fields(), 'the row that a call refers to is gone');
    if (response.headersSent) response.destroy();
    else sendProblem(response, apiError);
  }
}

/**
 * Maps any error to an API error: our own, those of Express, Nest and the database, and unexpected
 * ones.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Conflicts arrive here only if they lasted through all attempts of the transaction.
  if (isDangling(error)) return notFound();
  if (isConnectionError(error) || isConflict(error)) return unavailable();
  const status = statusOf(error);
  if (status === 404) return notFound();
  if (status === 413) return new ApiError(413, problems.tooLarge);
  if (status === 415) return unsupportedType();
  if (status >= 400 && status < 500) return malformed();
  return new ApiError(500, problems.internal);
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('getStatus' in error && typeof error.getStatus === 'function') return error.getStatus();
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}

/** Sends an API error as `application/problem+json` (RFC 9457). */
function sendProblem(response: ServerResponse, { status, message, parts }: ApiError): void {
  const { retryAfter, challenge, ...rest } = parts;
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    message,
    requestId: requestIdOf(response),
    ...rest,
  };
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  if (challenge !== undefined) response.setHeader('WWW-Authenticate', challenge);
  // That of a download would store the problem as its file.
  response.removeHeader('Content-Disposition');
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(problem));
}
